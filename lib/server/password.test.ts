/** @jest-environment node */
import { hashPassword, verifyPassword } from "./password";

describe("passwords", () => {
  test("are hashed with argon2id and at least the OWASP parameters", async () => {
    const hash = await hashPassword("blue-wagon-41");
    const [, kind, , parameters] = hash.split("$");
    expect(kind).toBe("argon2id");
    const numbers = Object.fromEntries((parameters ?? "").split(",").map((part) => part.split("=")));
    expect(Number(numbers.m)).toBeGreaterThanOrEqual(19456);
    expect(Number(numbers.t)).toBeGreaterThanOrEqual(2);
    expect(numbers.p).toBe("1");
  });

  test("are kept whole: a long one and its beginning differ", async () => {
    const long = "ж".repeat(128);
    const hash = await hashPassword(long);
    expect(await verifyPassword(hash, long)).toBe(true);
    expect(await verifyPassword(hash, long.slice(0, 100))).toBe(false);
  });

  test("are the same in every Unicode spelling", async () => {
    expect(await verifyPassword(await hashPassword("caf\u00e9 noir"), "cafe\u0301 noir")).toBe(true);
  });

  test("never match where there is no account", async () => {
    expect(await verifyPassword(null, "no account has this password")).toBe(false);
  });
});

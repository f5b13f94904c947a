import type * as argon2 from "@node-rs/argon2";
import { verify } from "@node-rs/argon2";
import { hashPassword, verifyPassword } from "./password";

jest.mock("@node-rs/argon2", () => {
  const actual = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...actual, verify: jest.fn(actual.verify) };
});

describe("passwords", () => {
  test("1: hashes with argon2id and at least the OWASP parameters", async () => {
    const hash = await hashPassword("blue-wagon-41");
    const [, kind, , parameters] = hash.split("$");
    expect(kind).toBe("argon2id");
    const numbers = Object.fromEntries((parameters ?? "").split(",").map((part) => part.split("=")));
    expect(Number(numbers.m)).toBeGreaterThanOrEqual(19456);
    expect(Number(numbers.t)).toBeGreaterThanOrEqual(2);
    expect(numbers.p).toBe("1");
  });

  test("2: hashes the whole password, so a long one differs from its beginning", async () => {
    const long = "ж".repeat(128);
    const hash = await hashPassword(long);
    expect(await verifyPassword(hash, long)).toBe(true);
    expect(await verifyPassword(hash, long.slice(0, 100))).toBe(false);
  });

  test("2: matches in every Unicode form", async () => {
    expect(await verifyPassword(await hashPassword("caf\u00e9 noir"), "cafe\u0301 noir")).toBe(true);
  });

  test("4: hashes the same way for an unknown user as for a known one", async () => {
    await verifyPassword(await hashPassword("blue-wagon-41"), "wrong-password");
    await verifyPassword(null, "wrong-password");
    const parametersOf = ([hash]: Parameters<typeof verify>) => String(hash).split("$").slice(1, 4);
    const [known, unknown, ...others] = jest.mocked(verify).mock.calls.slice(-2).map(parametersOf);
    expect(known).toHaveLength(3);
    expect([unknown, others]).toEqual([known, []]);
  });

  test("1: hashes at most two at once, so that a flood of sign-ins leaves threads for pages", async () => {
    let [running, most] = [0, 0];
    const counted = jest.mocked(verify).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return false;
    });
    counted.mockClear();
    await Promise.all(Array.from({ length: 50 }, () => verifyPassword(null, "wrong-password")));
    expect([most, counted.mock.calls.length]).toEqual([2, 50]);
  });

  test("matches nothing without an account", async () => {
    expect(await verifyPassword(null, "no account has this password")).toBe(false);
  });
});

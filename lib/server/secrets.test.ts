import { hkdfSync } from "node:crypto";
import { CompactEncrypt } from "jose";
import { deviceCookieLine, knownDevice } from "./known-device";
import { env } from "./env";
import { currentKey } from "./secrets";
import { hashCode, hashesOfCode } from "./one-time";
import { addressHash, addressHashes } from "./request-meta";
import { encrypt, decrypt } from "./encryption";
import { decodeCredential, encodeCredential, issueAccessToken, readAccessToken } from "./tokens";

const first = "5f2b8c1e9a7d4f3068b1c2d3e4f5a697";
const second = "Zk3vQ0m9xT1pLw8eYb7RnC4sHd2uJf6aGq5i";
const originalSecrets = { AUTH_SECRET: env.AUTH_SECRET, AUTH_SECRET_PREVIOUS: env.AUTH_SECRET_PREVIOUS };

function use(AUTH_SECRET: string, ...AUTH_SECRET_PREVIOUS: string[]): void {
  Object.assign(env, { AUTH_SECRET, AUTH_SECRET_PREVIOUS });
}

afterAll(() => Object.assign(env, originalSecrets));

const session = {
  userId: "0190b6a0-0000-7000-8000-000000000001",
  role: "customer" as const,
  sessionId: "0190b6a0-0000-7000-8000-000000000002",
  rotation: "0190b6a0-0000-4000-8000-000000000003",
};

async function makeAll() {
  const cookie = await encodeCredential(session, 60);
  const token = await issueAccessToken({ ...session, now: 1000 });
  const encrypted = await encrypt("JBSWY3DPEHPK3PXP");
  const code = hashCode("abc12");
  const address = addressHash(new Headers({ "x-plaza-peer": "203.0.113.7" }));
  const device = deviceCookieLine(new Headers(), session.userId).split(";")[0]!;
  return async () => ({
    cookie: (await decodeCredential(cookie)) !== null,
    token: (await readAccessToken(token)) !== null,
    encrypted: (await decrypt(encrypted)) === "JBSWY3DPEHPK3PXP",
    code: hashesOfCode("abc12").includes(code),
    address: addressHashes(new Headers({ "x-plaza-peer": "203.0.113.7" })).includes(address),
    device: knownDevice(new Headers({ cookie: device }), session.userId) !== null,
  });
}

const all = (valid: boolean) => ({
  cookie: valid,
  token: valid,
  encrypted: valid,
  code: valid,
  address: valid,
  device: valid,
});

describe("a secret that is replaced", () => {
  test("keeps its values valid while it is a previous secret, and no longer", async () => {
    use(first);
    const check = await makeAll();
    expect(await check()).toEqual(all(true));
    use(second, first);
    expect(await check()).toEqual(all(true));
    use(second);
    expect(await check()).toEqual(all(false));
  });

  test("creates no new values while it is a previous secret", async () => {
    use(second, first);
    const check = await makeAll();
    use(second);
    expect(await check()).toEqual(all(true));
    use(first);
    expect(await check()).toEqual(all(false));
  });
});

describe("a sealed value", () => {
  test("opens if an earlier version sealed it", async () => {
    use(first);
    const key = new Uint8Array(hkdfSync("sha256", first, "", "plaza sealed text", 32));
    const old = await new CompactEncrypt(Buffer.from("KRUGS4ZANFZSAYJA"))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .encrypt(key);
    expect(await decrypt(old)).toBe("KRUGS4ZANFZSAYJA");
  });

  test("uses a different key from signatures", () => {
    use(first);
    expect(currentKey("plaza stored values")).not.toEqual(currentKey("plaza access token"));
  });
});

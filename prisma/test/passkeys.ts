import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import * as entry from "@/app/api/login/passkey/route";
import * as entryOptions from "@/app/api/login/passkey/options/route";
import * as options from "@/app/api/profile/passkeys/options/route";
import * as passkeys from "@/app/api/profile/passkeys/route";
import type { Browser, Received } from "./browser";
import { goodPassword } from "./people";

export type Authenticator = {
  id: Buffer;
  privateKey: KeyObject;
  x: Buffer;
  y: Buffer;
  counter: number;
  userHandle: string;
};

type Ceremony = { origin?: string; host?: string; isVerified?: boolean };

const bytes = (...parts: (Buffer | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const text = (value: string) => bytes([0x60 + value.length], Buffer.from(value));

function byteString(value: Buffer): Buffer {
  const { length } = value;
  const head =
    length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return bytes(head, value);
}

export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return {
    id: randomBytes(32),
    privateKey,
    x: Buffer.from(x, "base64url"),
    y: Buffer.from(y, "base64url"),
    counter: 1,
    userHandle: "",
  };
}

function clientDataOf(type: string, challenge: string, { origin = "http://localhost:3000" }: Ceremony) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { counter }: Authenticator,
  { host = "localhost", isVerified = true }: Ceremony,
  attested?: Buffer,
): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return bytes(createHash("sha256").update(host).digest(), [flags], count, attested ?? []);
}

export function create(authenticator: Authenticator, challenge: string, ceremony: Ceremony = {}) {
  const { id, x, y } = authenticator;
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const key = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21], byteString(x), [0x22], byteString(y));
  const attested = bytes(Buffer.alloc(16), [id.length >> 8, id.length & 255], id, key);
  const data = authenticatorData(authenticator, ceremony, attested);
  const attestation = bytes(
    [0xa3],
    text("fmt"),
    text("none"),
    text("attStmt"),
    [0xa0],
    text("authData"),
    byteString(data),
  );
  const encodedId = id.toString("base64url");
  return {
    id: encodedId,
    rawId: encodedId,
    type: "public-key",
    response: {
      clientDataJSON: clientDataOf("webauthn.create", challenge, ceremony).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
}

export function answer(authenticator: Authenticator, challenge: string, ceremony: Ceremony = {}) {
  authenticator.counter += 1;
  const clientData = clientDataOf("webauthn.get", challenge, ceremony);
  const data = authenticatorData(authenticator, ceremony);
  const signed = bytes(data, createHash("sha256").update(clientData).digest());
  const id = authenticator.id.toString("base64url");
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, authenticator.privateKey).toString("base64url"),
      userHandle: authenticator.userHandle,
    },
  };
}

export function begin(browser: Browser, body: object = { password: goodPassword }): Promise<Received> {
  return browser.post(options.POST, "/api/profile/passkeys/options", { body });
}

export function add(browser: Browser, credential: object, name = "Work laptop"): Promise<Received> {
  return browser.post(passkeys.POST, "/api/profile/passkeys", { body: { name, credential } });
}

export async function addedPasskey(
  browser: Browser,
  stepUp: object = { password: goodPassword },
): Promise<Authenticator> {
  const { status, body } = await begin(browser, stepUp);
  if (status !== 200) throw new Error(`the step-up was refused: ${JSON.stringify(body)}`);
  const authenticator = createAuthenticator();
  authenticator.userHandle = (body.user as { id: string }).id;
  const added = await add(browser, create(authenticator, String(body.challenge)));
  if (added.status !== 200) throw new Error(`the passkey was refused: ${JSON.stringify(added.body)}`);
  return authenticator;
}

export async function askForChallenge(browser: Browser): Promise<string> {
  const { status, body } = await browser.post(entryOptions.POST, "/api/login/passkey/options");
  if (status !== 200) throw new Error(`no challenge: ${status}`);
  return String(body.challenge);
}

export function enter(
  browser: Browser,
  credential: object,
  more: { body?: object; headers?: Record<string, string> } = {},
): Promise<Received> {
  return browser.post(entry.POST, "/api/login/passkey", {
    body: { credential, ...more.body },
    headers: more.headers,
  });
}

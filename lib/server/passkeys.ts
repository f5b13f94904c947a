import "server-only";
import { env } from "./env";
import { log } from "./log";

export type Creation = {
  id: string;
  rawId: string;
  type: "public-key";
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
};

export type Assertion = {
  id: string;
  rawId: string;
  type: "public-key";
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
};

type Credential = { id: string; publicKey: string; counter: number };

export const ceremonySeconds = 5 * 60;

/** Passkeys belong to the host of the configured URL, whatever the request's Host header says. */
function party() {
  const { hostname, origin } = new URL(env.APP_URL);
  return { rpID: hostname, origin };
}

/** Loaded on first use, because the parsers of attestations are large. */
const library = () => import("@simplewebauthn/server");

export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll("-", ""), "hex"));
}

type NewPasskey = { userId: string; username: string; siteName: string; existing: readonly string[] };

export async function creationOptions({ userId, username, siteName, existing }: NewPasskey) {
  const { generateRegistrationOptions } = await library();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: siteName,
    rpID: party().rpID,
    userID: userHandleOf(userId),
    userName: username,
    userDisplayName: username,
  });
  return {
    challenge,
    rp: { id: party().rpID, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" as const })),
    timeout: ceremonySeconds * 1000,
    attestation: "none" as const,
    excludeCredentials: existing.map((id) => ({ id, type: "public-key" as const })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
  };
}

export async function requestOptions() {
  const { generateAuthenticationOptions } = await library();
  const { rpID } = party();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return {
    challenge,
    rpId: rpID,
    timeout: ceremonySeconds * 1000,
    userVerification: "required" as const,
  };
}

export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = data && typeof data === "object" && "challenge" in data ? data.challenge : null;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

function refused(error: unknown): null {
  log.warn({ event: "passkey_refused", reason: error instanceof Error ? error.message : "unknown" });
  return null;
}

export type CreatedPasskey = Credential & { synced: boolean };

/** Checks the origin, the host, user verification, and the key; null if any is wrong. */
export async function verifyCreation(response: Creation, challenge: string): Promise<CreatedPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = party();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => ({ registrationInfo: refused(error) }));
  if (!registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

type Check = { challenge: string; credential: Credential };

/** Also checks the signature and that the counter rose; returns the new counter, or null if anything is wrong. */
export async function verifyAssertion(
  response: Assertion,
  { challenge, credential }: Check,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = party();
  const { id, publicKey, counter } = credential;
  const checked = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: true,
  }).catch(refused);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { passkeyAddedMail, passkeyRemovedMail } from "@/lib/notifications/mail/sign-in.copy";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { creationOptions, verifyCreation, type CreatedPasskey, type Creation } from "@/lib/server/passkeys";
import { getSite } from "@/lib/server/site";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";
import { revokeSessions } from "../sessions/sessions.commands";
import type { CreationOptionsDto, PasskeyDto } from "./passkeys.contract";
import { passkeyCopy as copy } from "./passkeys.copy";
import { storeChallenge, takeChallenge } from "./passkeys.rows";
import { maxPasskeys } from "./passkeys.rules";
import { requirePassword } from "./password.commands";
import { requireCode } from "./second-step.commands";
import { lockSignedIn } from "./signed-in.commands";

type StepUp = { password: string; code?: string };

/** Requires the password, and a code with two-step sign-in; throws 409 with 20 passkeys. */
export async function beginPasskey(viewer: Viewer, { password, code }: StepUp): Promise<CreationOptionsDto> {
  await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  const existing = await rows<{ id: string }>(sql`
    SELECT credential_id AS id FROM passkeys WHERE user_id = ${viewer.id}::uuid`);
  if (existing.length >= maxPasskeys) throw new AppError("conflict", copy.tooMany);
  const options = await creationOptions({
    userId: viewer.id,
    username: viewer.username,
    siteName: (await getSite()).name,
    existing: existing.map(({ id }) => id),
  });
  await storeChallenge({ rows }, { challenge: options.challenge, userId: viewer.id });
  return options;
}

type StoredPasskey = { name: string; created: CreatedPasskey; transports: string[] };

async function storePasskey(
  tx: Transaction,
  viewer: Viewer,
  { name, created, transports }: StoredPasskey,
): Promise<PasskeyDto> {
  const [stored] = await tx.rows<{ id: string; createdAt: Date }>(sql`
    INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, synced, name)
    SELECT gen_random_uuid(), ${viewer.id}::uuid, ${created.id}, ${created.publicKey}, ${created.counter}::bigint,
      ${transports}::text[], ${created.synced}, ${name}
    WHERE (SELECT count(*) FROM passkeys WHERE user_id = ${viewer.id}::uuid) < ${maxPasskeys}
    ON CONFLICT (credential_id) DO NOTHING
    RETURNING id, created_at AS "createdAt"`);
  if (!stored) throw new AppError("conflict", copy.alreadyAdded);
  const { id, createdAt } = stored;
  return { id, name, synced: created.synced, createdAt: createdAt.toISOString(), lastUsedAt: null };
}

type NewPasskey = { name: string; credential: Creation; headers: Headers };

/** Throws 422 unless the passkey answers a challenge that this person began at most five minutes ago. */
export async function addPasskey(
  viewer: Viewer,
  { name, credential, headers }: NewPasskey,
): Promise<PasskeyDto> {
  const challenge = await takeChallenge({ rows }, { clientData: credential.response, userId: viewer.id });
  const created = challenge && (await verifyCreation(credential, challenge));
  if (!created) throw new AppError("rule_broken", copy.notAdded);
  const passkey = await transaction(async (tx) => {
    const { firstName, email } = await lockSignedIn(tx, viewer);
    await recordAudit(tx, {
      actor: { id: viewer.id, username: viewer.username },
      action: "user.add_passkey",
      subjectType: "user",
      subjectId: viewer.id,
      summary: `${viewer.username} added a passkey`,
      headers,
    });
    const transports = credential.response.transports ?? [];
    const stored = await storePasskey(tx, viewer, { name, created, transports });
    const content = passkeyAddedMail(await siteOfMail(tx), { firstName, name });
    await queueMail(tx, { userId: viewer.id, to: email, content });
    return stored;
  });
  log.info({ event: "passkey_added", userId: viewer.id });
  await scheduleMail();
  return passkey;
}

type RemoveInput = StepUp & { id: string; headers: Headers };

export async function removePasskey(
  viewer: Viewer,
  { id, password, code, headers }: RemoveInput,
): Promise<void> {
  const checked = await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  await transaction(async (tx) => {
    const { firstName, email, passwordHash } = await lockSignedIn(tx, viewer);
    if (passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
    await recordAudit(tx, {
      actor: { id: viewer.id, username: viewer.username },
      action: "user.remove_passkey",
      subjectType: "user",
      subjectId: viewer.id,
      summary: `${viewer.username} removed a passkey`,
      headers,
    });
    const [removed] = await tx.rows<{ name: string }>(sql`
      DELETE FROM passkeys WHERE id = ${id}::uuid AND user_id = ${viewer.id}::uuid RETURNING name`);
    if (!removed) throw new AppError("not_found", copy.notFound);
    await revokeSessions(tx, { userId: viewer.id, reason: "passkey_removed", except: viewer.sessionId });
    const content = passkeyRemovedMail(await siteOfMail(tx), { firstName, name: removed.name });
    await queueMail(tx, { userId: viewer.id, to: email, content });
  });
  log.info({ event: "passkey_removed", userId: viewer.id });
  await scheduleMail();
}

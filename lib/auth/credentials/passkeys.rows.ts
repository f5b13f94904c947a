import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { ceremonySeconds, challengeOf } from "@/lib/server/passkeys";

/** `userId` is the person who adds a passkey, null for a sign-in. */
export async function storeChallenge(
  reader: Reader,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<void> {
  await reader.rows(sql`
    INSERT INTO passkey_challenges (id, user_id, challenge_hash, created_at, expires_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${hashToken(challenge)}, now(),
      now() + make_interval(secs => ${ceremonySeconds}::int))`);
}

type SignedChallenge = { clientData: { clientDataJSON: string }; userId: string | null };

/** Uses up the challenge that the browser signed; null if it's unknown, used, expired, or another person's. */
export async function takeChallenge(
  reader: Reader,
  { clientData, userId }: SignedChallenge,
): Promise<string | null> {
  const challenge = challengeOf(clientData);
  if (!challenge) return null;
  const taken = await reader.rows(sql`
    DELETE FROM passkey_challenges
    WHERE challenge_hash = ${hashToken(challenge)} AND user_id IS NOT DISTINCT FROM ${userId}::uuid AND expires_at > now()
    RETURNING id`);
  return taken.length === 1 ? challenge : null;
}

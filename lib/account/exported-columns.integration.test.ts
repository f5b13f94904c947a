import { db, raw, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { columnsWith, addWholePerson } from "@/prisma/test/whole-person";
import { readExport } from "./export.queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const word = "quetzal";

async function markColumns(places: readonly string[]): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const [index, place] of places.entries()) {
    const [table, column] = place.split(".");
    const mark = `${word}${String(index).padStart(3, "0")}x`;
    const [type] = await rows<{ name: string }>(sql`
      SELECT format_type(atttypid, atttypmod) AS name FROM pg_attribute
      WHERE attrelid = ${table}::text::regclass AND attname = ${column}`);
    await rows(sql`
      UPDATE ${raw(`"${table}"`)} SET ${raw(`"${column}"`)} = replace(replace(${raw(`"${column}"`)}::text, ${word}, ${mark}),
        ${word.toUpperCase()}, ${mark.toUpperCase()})::${raw(type!.name)}
      WHERE ${raw(`"${column}"`)}::text ILIKE ${`%${word}%`}`);
    marks.set(place, mark);
  }
  return marks;
}

/** Columns about a person that the export leaves out, with the reason. */
const left: Record<string, string[]> = {
  secrets: [
    "address_blocks.email_hash",
    "api_keys.key_hash",
    "calendar_feeds.token_hash",
    "email_changes.token_hash",
    "idempotency_keys.key",
    "login_challenges.token_hash",
    "member_invitations.token_hash",
    "passkey_challenges.challenge_hash",
    "passkeys.credential_id",
    "passkeys.public_key",
    "password_reset_tokens.token_hash",
    "recovery_codes.code_hash",
    "sign_in_alerts.token_hash",
    "totp_credentials.secret",
    "unsubscribe_tokens.hash",
    "webhook_endpoints.secret",
  ],
  copies: [
    "conversations.last_message_text",
    "digest_items.title",
    "held_notices.notice",
    "idempotency_keys.steps",
    "undos.summary",
  ],
  // Notices and emails quote the other side of a conversation; the invited person's address is theirs.
  othersWords: [
    "job_applications.poster_note",
    "mails.subject",
    "member_invitations.email",
    "notifications.body",
    "notifications.title",
  ],
};

test("57: exports every text about a person except secrets, copies, and others’ words", async () => {
  const { person } = await addWholePerson(word);
  const marks = await markColumns(await columnsWith(word));
  const text = JSON.stringify(await readExport(person.id)).toLowerCase();
  const missing = [...marks].flatMap(([place, mark]) => (text.includes(mark) ? [] : [place]));
  expect(missing).toEqual(Object.values(left).flat().toSorted());
  expect(marks.size).toBeGreaterThan(50);
  expect(await db.user.count({ where: { id: person.id } })).toBe(1);
});

import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { BlockedWordDto, BlockedWordInput } from "./blocked-words.contract";
import { maxBlockedWords } from "./blocked-words.rules";
import { formatNumber } from "@/lib/shared/numbers";

const text = {
  gone: "This word was removed. Please check the list again.",
  full: `You can block up to ${formatNumber(maxBlockedWords)} words. Remove one first.`,
} as const;

type Change = { admin: Viewer; headers: Headers };

export function writeWord({
  admin,
  headers,
  word,
  effect,
}: Change & BlockedWordInput): Promise<BlockedWordDto> {
  return transaction(async (tx) => {
    const [before] = await tx.rows<BlockedWordDto>(
      sql`SELECT id, word::text, effect FROM blocked_words WHERE word = ${word}::citext FOR UPDATE`,
    );
    const [counted] = await tx.rows<{ count: number }>(sql`SELECT count(*)::int AS count FROM blocked_words`);
    if (!before && (counted?.count ?? 0) >= maxBlockedWords) throw new AppError("rule_broken", text.full);
    const [written] = await tx.rows<BlockedWordDto>(sql`
      INSERT INTO blocked_words (id, word, effect, created_by_id)
      VALUES (gen_random_uuid(), ${word}, ${effect}::blocked_word_effect, ${admin.id}::uuid)
      ON CONFLICT (word) DO UPDATE SET effect = excluded.effect
      RETURNING id, word::text, effect`);
    await recordAudit(tx, {
      actor: admin,
      action: "blocked-word.write",
      subjectType: "blocked word",
      subjectId: written!.id,
      summary: `“${word}” is now ${effect === "refuse" ? "refused" : "flagged for review"}`,
      state: { before: before ? { word, effect: before.effect } : null, after: { word, effect } },
      headers,
    });
    return written!;
  });
}

export function removeWord({ admin, headers, id }: Change & { id: string }): Promise<BlockedWordDto> {
  return transaction(async (tx) => {
    const [removed] = await tx.rows<BlockedWordDto>(
      sql`DELETE FROM blocked_words WHERE id = ${id}::uuid RETURNING id, word::text, effect`,
    );
    if (!removed) throw new AppError("not_found", text.gone);
    const { word, effect } = removed;
    await recordAudit(tx, {
      actor: admin,
      action: "blocked-word.remove",
      subjectType: "blocked word",
      subjectId: id,
      summary: `“${word}” is no longer blocked`,
      state: { before: { word, effect }, after: null },
      headers,
    });
    return removed;
  });
}

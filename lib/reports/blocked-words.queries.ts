import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, containsPattern } from "@/lib/server/sql";
import type { BlockedWordDto } from "./blocked-words.contract";
import { maxBlockedWords } from "./blocked-words.rules";

export function listBlockedWords(search?: string): Promise<BlockedWordDto[]> {
  const matching = search ? sql`word::text ILIKE ${containsPattern(search)}` : sql`true`;
  return rows<BlockedWordDto>(sql`
    SELECT id, word::text AS word, effect FROM blocked_words WHERE ${matching} ORDER BY word LIMIT ${constant(maxBlockedWords)}`);
}

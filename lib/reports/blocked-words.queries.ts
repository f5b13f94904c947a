import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { BlockedWordDto } from "./blocked-words.contract";
import { mostBlockedWords } from "./blocked-words.rules";

/** All of them, by the alphabet: some hundred at most. */
export function listBlockedWords(): Promise<BlockedWordDto[]> {
  return rows<BlockedWordDto>(sql`
    SELECT id, word::text AS word, effect FROM blocked_words ORDER BY word LIMIT ${constant(mostBlockedWords)}`);
}

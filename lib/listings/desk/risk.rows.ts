import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import type { BlockedWord } from "./risk.rules";

export function readBlockedWords(reader: Reader): Promise<BlockedWord[]> {
  return reader.rows<BlockedWord>(
    sql`SELECT word::text AS word, effect::text AS effect FROM blocked_words ORDER BY word LIMIT 2000`,
  );
}

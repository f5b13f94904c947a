import "server-only";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { listingInputCopy } from "../offer/input.copy";
import { readBlockedWords } from "./risk.rows";
import { findBlocked } from "./risk.rules";

export async function assertNoBlockedWord(tx: Transaction, texts: Record<string, string>): Promise<void> {
  const refused = (await readBlockedWords(tx)).filter(({ effect }) => effect === "refuse");
  for (const [field, text] of Object.entries(texts)) {
    const [found] = findBlocked({ title: text, description: "" }, refused);
    if (!found) continue;
    const message = listingInputCopy.wordRefused(found.word);
    throw new AppError("rule_broken", message, { fields: { [field]: message } });
  }
}

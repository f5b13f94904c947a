import "server-only";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { findBlocked } from "@/lib/listings/desk/risk.rules";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { readRelation, type Relation } from "@/lib/users/related.rows";
import { reviewWritingCopy as copy } from "./writing.copy";

const relationLabels: Record<keyof Relation, string> = {
  phone: "Author and vendor have the same phone number",
  email: "Author and vendor have the same mailbox",
  network: "Author and vendor signed in from the same network",
};

/** Throws rule_broken on `text` for a word that the site refuses. */
export async function risksOf(
  tx: Transaction,
  ownerId: string,
  { text, authorId }: { text: string; authorId: string },
): Promise<{ label: string }[]> {
  const blocked = findBlocked({ title: text, description: "" }, await readBlockedWords(tx));
  const refused = blocked.find(({ effect }) => effect === "refuse");
  if (refused) {
    const message = copy.wordRefused(refused.word);
    throw new AppError("rule_broken", message, { fields: { text: message } });
  }
  const relation = await readRelation(tx, authorId, ownerId);
  const shared = (["phone", "email", "network"] as const).filter((kind) => relation[kind]);
  return [
    ...blocked.map(({ word }) => ({ label: `Contains the word “${word}”` })),
    ...shared.map((kind) => ({ label: relationLabels[kind] })),
  ];
}

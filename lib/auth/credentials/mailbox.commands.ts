import "server-only";
import { consume, refund } from "@/lib/server/rate-limit";
import { emailCopy } from "./email.copy";
import { mailboxLimits, mailboxOf } from "./mailbox.rules";

/** Counts an email against its mailbox's limits; throws 429 past one. Returns a function that refunds it. */
export async function countMailbox(email: string): Promise<() => Promise<void>> {
  const mailbox = mailboxOf(email);
  const counted: (typeof mailboxLimits)[number][] = [];
  async function takeBack(): Promise<void> {
    for (const limit of counted.splice(0)) await refund(limit, mailbox);
  }
  try {
    for (const limit of mailboxLimits) {
      await consume(limit, mailbox, emailCopy.tooManyMails);
      counted.push(limit);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

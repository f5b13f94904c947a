import "server-only";
import { refund, tryConsume } from "@/lib/server/rate-limit";
import { mailboxOf } from "@/lib/users/mailbox.rules";
import { mailboxLimits } from "./mailbox.rules";

type TakeBack = () => Promise<void>;

/**
 * Counts a mail that is about to be queued against the limits of its mailbox. Returns what takes it back, or null past a
 * limit: then no mail is sent, and nobody is told, because the requests may have been a stranger's.
 */
async function countMailbox(email: string): Promise<TakeBack | null> {
  const mailbox = mailboxOf(email);
  const counted: (typeof mailboxLimits)[number][] = [];
  async function takeBack(): Promise<void> {
    for (const limit of counted.splice(0)) await refund(limit, mailbox);
  }
  for (const limit of mailboxLimits) {
    if (!(await tryConsume(limit, mailbox))) {
      await takeBack();
      return null;
    }
    counted.push(limit);
  }
  return takeBack;
}

/** Runs what queues a mail to a mailbox, if it has room. The mail doesn't count where `work` fails or returns null. */
export async function withMailboxLimit<T>(
  email: string,
  work: (hasRoom: boolean) => Promise<T | null>,
): Promise<T | null> {
  const takeBack = await countMailbox(email);
  let queued: T | null = null;
  try {
    queued = await work(takeBack !== null);
    return queued;
  } finally {
    if (queued === null) await takeBack?.();
  }
}

import "server-only";
import { refund, tryConsume } from "@/lib/server/rate-limit";
import { mailboxOf } from "@/lib/users/mailbox.rules";
import { mailboxLimits } from "../limits.rules";

type Refund = () => Promise<void>;

/**
 * Counts an email against its mailbox's limits and returns a refund function, or null past a limit. Callers must not
 * report the limit, because the requests may come from a stranger.
 */
async function countMailbox(email: string): Promise<Refund | null> {
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

/** Passes false to `work` past a limit. Doesn't count the email if `work` fails or returns null. */
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

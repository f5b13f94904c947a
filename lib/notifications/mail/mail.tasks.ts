import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendDigests } from "./digest.commands";
import { mailTask, sendDueMail } from "./mail.commands";
import { encryptPlainMails } from "./encryption.commands";

export const deliverMail = task(mailTask, () => sendDueMail(), { every: "minute" });

/** Runs hourly, so that a failed digest is still sent the same day. */
export const mailDigests = task(taskName("digests"), () => sendDigests(), { every: "hour", concurrency: 1 });

export const encryptMails = task(taskName("mail-sealing"), () => encryptPlainMails(), {
  every: "day",
  concurrency: 1,
});

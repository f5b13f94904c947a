import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendDigests } from "./digest.commands";
import { mailTask, sendDueMail } from "./mail.commands";
import { encryptPlainMails } from "./encryption.commands";

/** Every minute, too: what a stopped process left behind is sent by the next one. */
export const deliverMail = task(mailTask, () => sendDueMail(), { every: "minute" });

/** Every hour, so that one that failed in the morning still comes that day. */
export const mailDigests = task(taskName("digests"), () => sendDigests(), { every: "hour", concurrency: 1 });

export const sealMails = task(taskName("mail-sealing"), () => encryptPlainMails(), {
  every: "day",
  concurrency: 1,
});

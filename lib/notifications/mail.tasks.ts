import "server-only";
import { task } from "@/lib/server/queue";
import { mailTask, sendDueMail } from "./mail.commands";

/** Every minute, too: what a stopped process left behind is sent by the next one. */
export const deliverMail = task(mailTask, () => sendDueMail(), { every: "minute" });

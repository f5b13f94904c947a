import "server-only";
import { task } from "@/lib/server/queue";
import { resetTask, sendResetLink } from "./reset.commands";

export const mailResetLink = task(resetTask, ({ email, address }) => sendResetLink(email, address));

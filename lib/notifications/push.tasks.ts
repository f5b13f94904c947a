import "server-only";
import { task } from "@/lib/server/queue";
import { sendPushes } from "./delivery.commands";
import { pushTask } from "./push.rows";

/** A browser that had it before the second try replaces the one by the other: both carry the same tag. */
export const deliverPushes = task(pushTask, ({ ids }) => sendPushes(ids));

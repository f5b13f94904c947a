import "server-only";
import { task } from "@/lib/server/queue";
import { deliverPushes as deliver } from "./delivery.commands";
import { pushTask } from "./push.rows";

export const deliverPushes = task(pushTask, deliver);

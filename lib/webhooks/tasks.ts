import "server-only";
import { webhookTask } from "@/lib/events/business.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { deliver, enqueueOverdue } from "./delivery.commands";
import { reencryptWebhooks } from "./reencryption.commands";

export const deliverWebhooks = task(webhookTask, deliver, { concurrency: 10 });

export const reencryptWebhookSecrets = task(taskName("webhook-sealing"), () => reencryptWebhooks(), {
  every: "hour",
  concurrency: 1,
});

export const enqueueOverdueWebhooks = task(taskName("webhooks-overdue"), enqueueOverdue, { every: "minute" });

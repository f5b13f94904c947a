import "server-only";
import { webhookTask } from "@/lib/events/business.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { deliver, enqueueOverdue } from "./delivery.commands";
import { resealWebhooks } from "./resealing.commands";

export const deliverWebhooks = task(webhookTask, deliver, { concurrency: 10 });

export const resealWebhookSecrets = task(taskName("webhook-sealing"), () => resealWebhooks(), {
  every: "hour",
  concurrency: 1,
});

export const enqueueOverdueWebhooks = task(taskName("webhooks-overdue"), enqueueOverdue, { every: "minute" });

import * as secrets from "@/app/api/profile/webhooks/[id]/secret/route";
import * as tests from "@/app/api/profile/webhooks/[id]/test/route";
import * as webhooks from "@/app/api/profile/webhooks/route";
import { businessEvents, type BusinessEventType } from "@/lib/events/business.rules";
import { db, rows, sql } from "@/lib/server/db";
import type { WebhookDto } from "@/lib/webhooks/contract";
import { deliver } from "@/lib/webhooks/delivery.commands";
import { createSignedInPerson } from "./sign-in";

export const webhooksPath = "/api/profile/webhooks";

export async function lastDelivery(endpointId: string) {
  return db.webhookDelivery.findFirstOrThrow({
    where: { endpointId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

export async function makeDue(id: string): Promise<void> {
  await rows(
    sql`UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second' WHERE id = ${id}::uuid`,
  );
}

export async function createVendorWithWebhook(
  url: string,
  events: readonly BusinessEventType[] = businessEvents,
) {
  const { person, browser } = await createSignedInPerson({ vendorStatus: "approved", confirmed: true });
  const { status, body } = await browser.post(webhooks.POST, webhooksPath, { body: { url, events } });
  if (status !== 200) throw new Error(`no webhook: ${JSON.stringify(body)}`);
  const { id: endpointId } = body.webhook as WebhookDto;
  const params = { id: endpointId };

  async function queue(): Promise<string> {
    const path = `${webhooksPath}/${endpointId}/test`;
    return String((await browser.post(tests.POST, path, { params })).body.deliveryId);
  }

  async function send(): Promise<{ id: string }> {
    const id = await queue();
    await deliver({ deliveryId: id });
    return { id };
  }

  async function rotate(): Promise<string> {
    const path = `${webhooksPath}/${endpointId}/secret`;
    return String((await browser.post(secrets.POST, path, { params })).body.secret);
  }

  return { person, browser, secret: String(body.secret), endpointId, queue, send, rotate };
}

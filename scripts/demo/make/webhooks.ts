import type { BusinessEventType } from "@/lib/events/business.rules";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { day, type World } from "../world";
import type { Shops } from "./vendors";

type Answer = Pick<Prisma.WebhookDeliveryCreateManyInput, "status" | "attempts" | "responseStatus" | "error">;

const delivered: Answer = { status: "delivered", attempts: 1, responseStatus: 200 };

const log: readonly (readonly [age: number, type: BusinessEventType, answer: Answer])[] = [
  [9.2, "message.received", delivered],
  [8.4, "offer.updated", delivered],
  [6.1, "message.received", { ...delivered, attempts: 2 }],
  [5.3, "review.published", delivered],
  [4.6, "deal.updated", { status: "failed", attempts: 7, responseStatus: 503 }],
  [3.1, "message.received", delivered],
  [2.4, "listing.decided", delivered],
];

/** Turned off by the owner, so that the demo calls no address on the web. */
export function makeWebhooks(shared: World, { demo }: Shops, secret: string): void {
  const world: World = { ...shared, random: createRandom("plaza demo webhooks") };
  const { id: endpointId } = world.add("webhook_endpoints", {
    id: makeId(world.random, 30 * day),
    vendorId: demo.row.id,
    url: `https://hooks.${demo.row.slug}.example/plaza`,
    events: [...new Set(log.map(([, type]) => type))],
    secret,
    disabledAt: world.ago(1.2),
    disabledReason: "owner",
    createdAt: world.ago(30),
    updatedAt: world.ago(1.2),
  });
  const inbox = world.rows.conversations.filter(
    ({ ownerId, listingId }) => ownerId === demo.user.id && listingId,
  );
  for (const [index, [age, type, answer]] of log.entries()) {
    const at = world.ago(age);
    const talk = inbox[index % inbox.length];
    world.add("webhook_deliveries", {
      ...answer,
      id: makeId(world.random, age * day),
      endpointId,
      type,
      data: { conversationId: talk?.id ?? null, listingId: talk?.listingId ?? null },
      createdAt: at,
      attemptedAt: answer.attempts === 1 ? at : world.ago(age - (answer.status === "failed" ? 0.73 : 0.004)),
      nextAttemptAt: at,
    });
  }
}

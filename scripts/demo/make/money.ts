import { makeId } from "../ids";
import { day, type World } from "../world";
import type { People } from "./people";
import type { Shop, Shops } from "./vendors";

type PlanState = "active" | "trialing" | "past_due" | "free";

const prices = { starter: 0, pro: 2900, business: 9900 } as const;
type Plan = keyof typeof prices;

function subscribe(world: World, shop: Shop, plan: Plan, planState: PlanState, adminId: string): void {
  const { random } = world;
  const started = (world.now - (shop.row.approvedAt as Date).getTime()) / day;
  const into = planState === "trialing" ? started : random.between(2, 26);
  const id = makeId(random, started * day);
  const trialEndsAt = new Date((shop.row.approvedAt as Date).getTime() + 14 * day);
  const overdue = planState === "past_due";
  world.add("subscriptions", {
    id,
    vendorId: shop.row.id,
    planId: plan,
    priceCents: prices[plan],
    status: planState === "free" ? "active" : planState,
    provider: "manual",
    trialEndsAt,
    periodStart: world.ago(overdue ? 34 : into),
    periodEnd: planState === "trialing" ? trialEndsAt : world.ago(overdue ? 4 : into - 30),
    createdAt: world.ago(started),
    updatedAt: world.ago(into),
  });
  if (planState !== "active" && planState !== "past_due") return;
  for (let month = overdue ? 1 : 0; month < 4; month += 1) {
    const from = into + month * 30;
    if (from > started - 14) break;
    world.add("payments", {
      id: makeId(random, from * day),
      vendorId: shop.row.id,
      subscriptionId: id,
      planId: plan,
      amountCents: prices[plan],
      status: "paid",
      provider: "manual",
      periodStart: world.ago(from),
      periodEnd: world.ago(from - 30),
      paidAt: world.ago(from),
      markedById: adminId,
      createdAt: world.ago(from),
    });
  }
  if (!overdue) return;
  world.add("payments", {
    id: makeId(random, 4 * day),
    vendorId: shop.row.id,
    subscriptionId: id,
    planId: plan,
    amountCents: prices[plan],
    priceCents: prices[plan],
    status: "pending",
    provider: "manual",
    periodStart: world.ago(4),
    periodEnd: world.ago(-26),
    createdAt: world.ago(4),
  });
}

export function makeSubscriptions(world: World, { admin }: People, { shops, demo }: Shops): void {
  const counts = new Map<string, number>();
  const counted = new Set(["approved", "reserved", "pending", "paused"]);
  for (const { vendorId, status } of world.rows.listings)
    if (counted.has(status ?? "")) counts.set(vendorId, (counts.get(vendorId) ?? 0) + 1);
  subscribe(world, demo, "pro", "active", admin.id);
  shops.forEach((shop, index) => {
    const count = counts.get(shop.row.id) ?? 0;
    const plan: Plan = count > 100 ? "business" : count > 10 ? "pro" : "starter";
    const planState: PlanState =
      plan === "starter"
        ? "free"
        : index === 9
          ? "past_due"
          : (shop.row.approvedAt as Date) > world.ago(14)
            ? "trialing"
            : "active";
    subscribe(world, shop, plan, planState, admin.id);
  });
}

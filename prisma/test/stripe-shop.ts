import * as webhook from "@/app/api/webhooks/stripe/route";
import { allTasks } from "@/lib/platform/tasks";
import { db, rows, sql } from "@/lib/server/db";
import { createVendor } from "@/prisma/factories";
import { createSignedInPerson } from "./sign-in";
import { sessionDone, subscriptionEvent, type Deal } from "./stripe-events";
import { serveStripe, signedRequest } from "./stripe-server";

let deals = 0;

export async function createDeal(vendorId?: string | null): Promise<Deal> {
  deals += 1;
  return { vendorId: vendorId ?? (await createVendor()).id, stripeId: `sub_${deals}`, planId: "pro" };
}

export async function createDealWithBrowser() {
  const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
  return { deal: await createDeal(person.vendorId), browser };
}

export async function deliver(event: object, signing?: Parameters<typeof signedRequest>[1]): Promise<number> {
  return (await webhook.POST(signedRequest(event, signing))).status;
}

export function readSubscription({ vendorId }: Deal) {
  return db.subscription.findUniqueOrThrow({ where: { vendorId } });
}

async function hasQueue(): Promise<boolean> {
  const [found] = await rows<{ name: string | null }>(sql`SELECT to_regclass('pgboss.job')::text AS name`);
  return found?.name !== null;
}

export async function dropStripeJobs(): Promise<void> {
  if (await hasQueue()) await rows(sql`DELETE FROM pgboss.job WHERE name LIKE 'stripe-%'`);
}

/** Like `serveStripe`; also drops queued Stripe jobs before each test. */
export function serveStripeShop() {
  const stripe = serveStripe();
  beforeEach(() => dropStripeJobs());
  return stripe;
}

type Job = { id: string; name: string; data: object };

export async function runStripeJobs(): Promise<string[]> {
  const done: string[] = [];
  if (!(await hasQueue())) return done;
  for (;;) {
    const jobs = await rows<Job>(sql`
      UPDATE pgboss.job SET state = 'completed', completed_on = now()
      WHERE name LIKE 'stripe-%' AND state < 'active' RETURNING id, name, data`);
    if (jobs.length === 0) return done;
    for (const { name, data } of jobs) {
      await allTasks.find((task) => task.name === name)?.run(data);
      done.push(name);
    }
  }
}

export async function createProDeal() {
  const opened = await createDealWithBrowser();
  await deliver(sessionDone(opened.deal, 0));
  await deliver(subscriptionEvent(opened.deal, 0));
  return opened;
}

export function readStripeState({ stripeId }: Deal) {
  return db.stripeSubscription.findUniqueOrThrow({ where: { id: stripeId } });
}

export function listQueuedStripeJobs() {
  return rows<{ name: string; data: object }>(
    sql`SELECT name, data FROM pgboss.job WHERE name LIKE 'stripe-%' AND state < 'active' ORDER BY created_on`,
  );
}

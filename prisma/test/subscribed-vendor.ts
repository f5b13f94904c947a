import * as settle from "@/app/api/admin/payments/[id]/[action]/route";
import * as subscription from "@/app/api/subscription/route";
import { db } from "@/lib/server/db";
import type { PaymentDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { SubscriptionStatus } from "@/lib/subscriptions/rules";
import { createSubscription } from "../factories";
import { daysFromNow } from "../factories/rows";
import type { Browser, Received } from "./browser";
import { createSignedInPerson } from "./sign-in";

export type Start = { planId?: string; status?: SubscriptionStatus; daysLeft?: number; nextPlanId?: string };

export async function createSubscribedVendor({
  planId = "pro",
  status = "active",
  daysLeft = 15,
  nextPlanId,
}: Start = {}) {
  const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
  const vendorId = person.vendorId ?? "";
  const { periodEnd } = await createSubscription({
    vendorId,
    planId,
    status,
    nextPlanId,
    periodEnd: daysFromNow(daysLeft),
  });
  return { vendorId, browser, periodEnd };
}

export async function readPlan(browser: Browser): Promise<SubscriptionDto> {
  return (await browser.get(subscription.GET, "/api/subscription")).body as unknown as SubscriptionDto;
}

export function changePlan(
  browser: Browser,
  planId: string,
  when: "now" | "period_end" = "now",
): Promise<Received> {
  return browser.post(subscription.POST, "/api/subscription", { body: { action: "change", planId, when } });
}

export function actOnPlan(browser: Browser, action: "cancel" | "resume"): Promise<Received> {
  return browser.post(subscription.POST, "/api/subscription", { body: { action } });
}

export function settlePayment(admin: Browser, id: string | undefined, action: string): Promise<Received> {
  const params = { id: id ?? "", action };
  return admin.post(settle.POST, `/api/admin/payments/${id}/${action}`, { params });
}

export async function pendingOf(browser: Browser): Promise<PaymentDto[]> {
  return (await readPlan(browser)).payments.filter(({ status }) => status === "pending");
}

export function currentPlan(vendorId: string) {
  return db.subscription.findUniqueOrThrow({ where: { vendorId } });
}

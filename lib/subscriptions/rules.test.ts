import { nextState } from "@/lib/shared/lifecycle";
import {
  amountDue,
  daysLeft,
  planChange,
  subscriptionActions,
  subscriptionRoles,
  subscriptionStatuses,
  subscriptionTransitions,
  type PlanChange,
  type SubscriptionAction,
  type SubscriptionStatus,
} from "./rules";

type Cells = Partial<Record<SubscriptionAction, string>>;

const table: Record<SubscriptionStatus, Cells> = {
  trialing: {
    choose_free: "vendor → active",
    activate: "admin, system → active",
    owe: "system → past_due",
    cancel: "vendor, system → cancelled",
    expire: "system → expired",
  },
  active: {
    choose_free: "vendor → active",
    activate: "admin, system → active",
    owe: "system → past_due",
    cancel: "vendor, system → cancelled",
    expire: "system → expired",
  },
  past_due: {
    choose_free: "vendor → active",
    activate: "admin, system → active",
    cancel: "vendor, system → cancelled",
    expire: "system → expired",
  },
  cancelled: {
    choose_free: "vendor → active",
    activate: "admin, system → active",
    resume: "vendor, system → active",
    resume_trial: "vendor → trialing",
    expire: "system → expired",
  },
  expired: { choose_free: "vendor → active", activate: "admin, system → active" },
};

describe("the states of a subscription", () => {
  const cells = subscriptionStatuses.flatMap((status) =>
    subscriptionActions.flatMap((action) => subscriptionRoles.map((role) => [status, action, role] as const)),
  );

  test.each(cells)("follows the table for %s, %s by %s", (status, action, role) => {
    const [roles = "", to] = (table[status][action] ?? "").split(" → ");
    const expected = roles.split(", ").includes(role) ? to : null;
    expect(nextState(subscriptionTransitions, { status, action, actor: role })).toBe(expected);
  });
});

const starter = { id: "starter", priceCents: 0 };
const pro = { id: "pro", priceCents: 2900 };
const business = { id: "business", priceCents: 9900 };

describe("a plan request", () => {
  test.each<[SubscriptionStatus, boolean, typeof pro, typeof pro, "now" | "period_end", PlanChange]>([
    ["active", false, starter, pro, "now", "pay"],
    ["active", false, pro, business, "now", "pay"],
    ["active", false, business, pro, "now", "switch"],
    ["active", false, pro, starter, "now", "switch"],
    ["active", false, pro, pro, "now", "same"],
    ["active", false, pro, starter, "period_end", "schedule"],
    ["active", false, pro, pro, "period_end", "unschedule"],
    ["trialing", false, pro, pro, "now", "pay"],
    ["trialing", false, pro, pro, "period_end", "schedule"],
    ["trialing", false, pro, business, "now", "pay"],
    ["trialing", false, pro, starter, "now", "switch"],
    ["trialing", true, pro, starter, "period_end", "switch"],
    ["past_due", true, pro, pro, "now", "pay"],
    ["past_due", true, pro, business, "now", "pay"],
    ["past_due", true, business, pro, "now", "pay"],
    ["past_due", true, pro, starter, "now", "switch"],
    ["past_due", true, pro, pro, "period_end", "pay"],
    ["past_due", true, business, pro, "period_end", "pay"],
    ["past_due", true, pro, starter, "period_end", "switch"],
    ["cancelled", false, pro, business, "now", "pay"],
    ["cancelled", false, pro, pro, "now", "resume_first"],
    ["cancelled", false, pro, starter, "period_end", "resume_first"],
    ["cancelled", true, pro, pro, "now", "pay"],
    ["expired", true, pro, pro, "now", "pay"],
    ["expired", true, pro, starter, "period_end", "switch"],
  ])("leads, for a vendor who is %s (over: %s) with %j for %j %s, to %s", (...cell) => {
    const [status, over, plan, targetPlan, when, expected] = cell;
    expect(planChange({ status, over, plan, targetPlan, when })).toBe(expected);
  });
});

describe("the amount of a more expensive plan", () => {
  const start = new Date("2026-01-01T00:00:00Z");
  const end = new Date("2026-01-31T00:00:00Z");
  const paid = { priceCents: 2900, periodStart: start, periodEnd: end };

  test.each([
    ["2026-01-01T00:00:00Z", 7000],
    ["2026-01-16T00:00:00Z", 8450],
    ["2026-01-31T00:00:00Z", 9900],
    ["2026-03-01T00:00:00Z", 9900],
    ["2025-12-01T00:00:00Z", 7000],
  ])("deducts the rest of the paid period at %s", (now, cents) => {
    expect(amountDue(9900, paid, new Date(now))).toBe(cents);
  });

  test("charges the full price if nothing was paid, and never less than zero", () => {
    expect(amountDue(2900, null, start)).toBe(2900);
    expect(amountDue(100, paid, start)).toBe(0);
  });
});

test("counts a started day as a whole day", () => {
  const now = new Date("2026-01-01T12:00:00Z");
  expect(daysLeft(new Date("2026-01-01T12:00:01Z"), now)).toBe(1);
  expect(daysLeft(new Date("2026-01-15T12:00:00Z"), now)).toBe(14);
  expect(daysLeft(new Date("2026-01-01T11:00:00Z"), now)).toBe(0);
});

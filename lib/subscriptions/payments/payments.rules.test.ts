import { nextState } from "@/lib/shared/lifecycle";
import { paymentActions, paymentTransitions } from "./payments.rules";
import { paymentStatuses } from "@/lib/subscriptions/rules";

const cells = paymentStatuses.flatMap((status) => paymentActions.map((action) => [status, action] as const));

const table: Record<string, string> = {
  "pending paid": "paid",
  "pending void": "failed",
  "failed late": "paid",
  "paid refund": "refunded",
};

test.each(cells)("moves a %s payment as in the table: %s", (status, action) => {
  const expected = table[`${status} ${action}`] ?? null;
  expect(nextState(paymentTransitions, { status, action, actor: "admin" })).toBe(expected);
});

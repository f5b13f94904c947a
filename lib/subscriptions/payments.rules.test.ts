/** @jest-environment node */
import { nextState } from "@/lib/shared/steps";
import { paymentActions, paymentSteps } from "./payments.rules";
import { paymentStatuses } from "./rules";

const cells = paymentStatuses.flatMap((status) => paymentActions.map((action) => [status, action] as const));

test.each(cells)("a payment that is %s can be decided once: %s", (status, action) => {
  const expected = status === "pending" ? { paid: "paid", void: "failed" }[action] : null;
  expect(nextState(paymentSteps, { status, action, actor: "admin" })).toBe(expected);
});

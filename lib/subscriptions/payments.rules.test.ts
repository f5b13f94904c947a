/** @jest-environment node */
import { nextPaymentStatus, paymentActions } from "./payments.rules";
import { paymentStatuses } from "./rules";

const cells = paymentStatuses.flatMap((status) => paymentActions.map((action) => [status, action] as const));

test.each(cells)("a payment that is %s can be decided once: %s", (status, action) => {
  const expected = status === "pending" ? { paid: "paid", void: "failed" }[action] : null;
  expect(nextPaymentStatus(status, action)).toBe(expected);
});

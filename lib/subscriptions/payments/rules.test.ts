/** @jest-environment node */
import { paymentStatuses } from "../rules";
import { nextPaymentStatus, paymentActions } from "./rules";

const cells = paymentStatuses.flatMap((status) => paymentActions.map((action) => [status, action] as const));

test.each(cells)("a payment that is %s can be decided once: %s", (status, action) => {
  const expected = status === "pending" ? { paid: "paid", void: "failed" }[action] : null;
  expect(nextPaymentStatus(status, action)).toBe(expected);
});

import { nextState } from "@/lib/shared/lifecycle";
import { applicationActions, vendorActions, vendorActors, vendorTransitions } from "./moderation.rules";
import { vendorStatuses, type VendorStatus } from "@/lib/vendors/rules";

const actions = [...vendorActions, ...applicationActions];
type Action = (typeof actions)[number];

const table: Record<VendorStatus, Partial<Record<Action, string>>> = {
  pending: { approve: "admin → approved", reject: "admin → rejected", edit: "owner → pending" },
  approved: { suspend: "admin → suspended" },
  rejected: { reapply: "owner → pending" },
  suspended: { reinstate: "admin → approved" },
};

const cells = vendorStatuses.flatMap((status) =>
  actions.flatMap((action) => vendorActors.map((actor) => [status, action, actor] as const)),
);

test.each(cells)("follows the table for %s, %s by %s", (status, action, actor) => {
  const [who, to] = (table[status][action] ?? "").split(" → ");
  expect(nextState(vendorTransitions, { status, action, actor })).toBe(who === actor ? to : null);
});

test("requires a reason only for a rejection and a suspension", () => {
  expect(actions.filter((action) => vendorTransitions[action].needsReason)).toEqual(["reject", "suspend"]);
});

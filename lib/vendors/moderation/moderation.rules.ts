import type { Transition } from "@/lib/shared/lifecycle";
import type { VendorStatus } from "@/lib/vendors/rules";

export const vendorActors = ["admin", "owner"] as const;
type VendorActor = (typeof vendorActors)[number];

export const vendorActions = ["approve", "reject", "suspend", "reinstate"] as const;
export type VendorAction = (typeof vendorActions)[number];

export const applicationActions = ["edit", "reapply"] as const;
export type ApplicationAction = (typeof applicationActions)[number];

type VendorTransition = Transition<VendorStatus, VendorActor> & { needsReason: boolean };

/** pending → approved | rejected, which may reapply; approved ↔ suspended (contract section 4). */
export const vendorTransitions: Record<VendorAction | ApplicationAction, VendorTransition> = {
  approve: { from: ["pending"], to: "approved", by: ["admin"], needsReason: false },
  reject: { from: ["pending"], to: "rejected", by: ["admin"], needsReason: true },
  suspend: { from: ["approved"], to: "suspended", by: ["admin"], needsReason: true },
  reinstate: { from: ["suspended"], to: "approved", by: ["admin"], needsReason: false },
  edit: { from: ["pending"], to: "pending", by: ["owner"], needsReason: false },
  reapply: { from: ["rejected"], to: "pending", by: ["owner"], needsReason: false },
};

import type { VendorStatus } from "../rules";

export const vendorActions = ["approve", "reject", "suspend", "reinstate"] as const;
export type VendorAction = (typeof vendorActions)[number];

type Step = { from: VendorStatus; to: VendorStatus; needsReason: boolean };

/** pending → approved | rejected; approved ↔ suspended (contract section 4). */
export const vendorSteps: Record<VendorAction, Step> = {
  approve: { from: "pending", to: "approved", needsReason: false },
  reject: { from: "pending", to: "rejected", needsReason: true },
  suspend: { from: "approved", to: "suspended", needsReason: true },
  reinstate: { from: "suspended", to: "approved", needsReason: false },
};

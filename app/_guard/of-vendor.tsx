import type { ReactNode } from "react";
import { PendingView } from "@/components/vendors/desk/pending-view";
import { SuspendedView } from "@/components/vendors/desk/suspended-view";
import { getSite } from "@/lib/server/site";
import type { Viewer } from "@/lib/shared/access";
import { readApplication } from "@/lib/vendors/application.queries";

/**
 * What a vendor may see of a vendor page: the page once approved, else 'Pending Approval' or 'Account suspended'.
 * Admins pass.
 */
export async function ofVendor(
  viewer: Viewer,
  children: (viewer: Viewer) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  if (viewer.role !== "vendor" || viewer.vendorStatus === "approved") return children(viewer);
  const application = await readApplication(viewer.id);
  if (viewer.vendorStatus === "suspended") {
    const { contactEmail } = await getSite();
    return <SuspendedView reason={application.decisionReason} contactEmail={contactEmail} />;
  }
  return <PendingView application={application} />;
}

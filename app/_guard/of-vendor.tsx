import type { ReactNode } from "react";
import { PendingView } from "@/components/vendors/desk/pending-view";
import { SuspendedView } from "@/components/vendors/desk/suspended-view";
import { getSite } from "@/lib/server/site";
import type { Viewer } from "@/lib/shared/access";
import { readApplication } from "@/lib/vendors/application.queries";

type Content = (viewer: Viewer) => ReactNode | Promise<ReactNode>;

/**
 * What a vendor may see of a vendor page: the page once approved, else 'Pending Approval' or 'Account suspended', with
 * what a suspended vendor may still do below it. Admins pass.
 */
export async function ofVendor(
  viewer: Viewer,
  children: Content,
  whileSuspended?: Content,
): Promise<ReactNode> {
  if (viewer.role !== "vendor" || viewer.vendorStatus === "approved") return children(viewer);
  const application = await readApplication(viewer.id);
  if (viewer.vendorStatus === "suspended") {
    const { contactEmail } = await getSite();
    return (
      <>
        <SuspendedView
          reason={application.decisionReason}
          contactEmail={contactEmail}
          linksToPlan={!whileSuspended}
        />
        {whileSuspended ? await whileSuspended(viewer) : null}
      </>
    );
  }
  return <PendingView application={application} />;
}

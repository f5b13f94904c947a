import type { ReactNode } from "react";
import { RoleDeniedView } from "@/components/auth/role-denied-view";
import { PendingView } from "@/components/vendors/desk/pending-view";
import { SuspendedView } from "@/components/vendors/desk/suspended-view";
import { reportStatus } from "@/lib/server/response-context";
import { getSite } from "@/lib/server/site";
import type { Viewer } from "@/lib/shared/access";
import { isPermitted, isTeamMember, type Permission } from "@/lib/shared/permissions";
import { readProfile } from "@/lib/users/profile.queries";
import { readApplication } from "@/lib/vendors/application/application.queries";

type Content = (viewer: Viewer) => ReactNode | Promise<ReactNode>;

export function deniedByRole(viewer: Viewer, permission: Permission | null): boolean {
  return permission !== null && isTeamMember(viewer) && !isPermitted(viewer, permission);
}

export function RoleDenied() {
  reportStatus(403);
  return <RoleDeniedView />;
}

/**
 * Shows the page to approved vendors and admins. Other vendors see 'Pending Approval' or 'Account suspended', above the
 * content a suspended vendor may still use; team members whose role lacks the permission see 'Access Denied'.
 */
export async function guardVendorPage(
  viewer: Viewer,
  permission: Permission | null,
  children: Content,
  whileSuspended?: Content,
): Promise<ReactNode> {
  if (deniedByRole(viewer, permission)) return <RoleDenied />;
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
  const { email, emailVerified } = await readProfile(viewer.id);
  return <PendingView application={application} unconfirmedEmail={emailVerified ? null : email} />;
}

import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DeniedView } from "@/components/auth/denied-view";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { SignedInOnly } from "@/components/auth/signed-in-only";
import { userKeys } from "@/components/users/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import { reportStatus } from "@/lib/server/response-context";
import { getViewer } from "@/lib/server/viewer";
import { groupRoles, type Group, type Viewer } from "@/lib/shared/access";
import { getUser } from "@/lib/users/queries";

type Props = {
  group: Group;
  title: string;
  children: (viewer: Viewer) => ReactNode | Promise<ReactNode>;
};

/**
 * Public page with content for one role (contract section 1): prompts for sign-in in place and shows 'Access Denied' to
 * other roles. The data rules are the same as behind the guard.
 */
export async function UnguardedPage({ group, title, children }: Props) {
  const viewer = await getViewer();
  const reason = "Please log in to see this page.";
  if (!viewer) return <SignInPanel title={title}>{reason}</SignInPanel>;
  const roles = groupRoles[group];
  if (!roles.includes(viewer.role)) {
    reportStatus(403);
    return <DeniedView roles={roles} />;
  }
  const client = makeQueryClient();
  client.setQueryData(userKeys.current, await getUser(viewer.id));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <SignedInOnly title={title} reason={reason}>
        {await children(viewer)}
      </SignedInOnly>
    </HydrationBoundary>
  );
}

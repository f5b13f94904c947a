import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { SecondStepNeeded } from "@/components/admin/second-step-needed";
import { DeniedView } from "@/components/auth/denied-view";
import { RouteGuard } from "@/components/auth/route-guard";
import { userKeys } from "@/components/users/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import { reportStatus } from "@/lib/server/response-context";
import { getSite } from "@/lib/server/site";
import { getViewer } from "@/lib/server/viewer";
import { groupRoles, type Group, type Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { isModeratorPage } from "@/lib/shared/moderators";
import type { UserDto } from "@/lib/users/contract";
import { getUser } from "@/lib/users/queries";

type Props = {
  group: Group;
  path: string;
  children: (viewer: Viewer, user: UserDto) => ReactNode | Promise<ReactNode>;
};

/** The profile page is where admins enable a required second factor, and the only page they can open before. */
function isProfile(path: string): boolean {
  return path.split("?")[0] === hrefs.profile();
}

/**
 * Authorizes against the database instead of trusting the cookie that the middleware checked, and seeds the current
 * user so that the client guard doesn't wait.
 */
export async function GuardedPage({ group, path, children }: Props) {
  const known = await getViewer();
  if (!known) redirect(hrefs.auth(path));
  const mayModerate = group === "admin" && known.moderator && isModeratorPage(path);
  const viewer: Viewer = mayModerate ? { ...known, role: "admin" } : known;
  if (!groupRoles[group].includes(viewer.role)) {
    reportStatus(403);
    return <DeniedView roles={groupRoles[group]} />;
  }
  const [user, site] = await Promise.all([getUser(viewer.id), getSite()]);
  const client = makeQueryClient();
  client.setQueryData(userKeys.current, user);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <RouteGuard group={group} seed={user} siteName={site.name}>
        {viewer.secondStepMissing && !isProfile(path) ? <SecondStepNeeded /> : await children(viewer, user)}
      </RouteGuard>
    </HydrationBoundary>
  );
}

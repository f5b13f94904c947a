"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { LoadingOverlay } from "@/components/pwa/loading-overlay";
import { LoaderCircle } from "@/components/ui/icons";
import { currentUserQuery, useCurrentUser } from "@/components/users/hooks";
import { authCopy } from "@/lib/auth/copy";
import { authenticatingMs, bypassesGuard } from "@/lib/auth/rules";
import { refreshAccessToken } from "@/lib/client/api";
import { clearToken, readToken } from "@/lib/client/token-store";
import { groupRoles, type Group } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { isModeratorPage } from "@/lib/shared/moderators";
import type { UserDto } from "@/lib/users/contract";
import { DeniedView } from "./denied-view";
import { readLogoutDestination } from "./sign-out-browser";
import { usePendingLink } from "./use-pending-link";

function subscribeToWidth(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

type Props = {
  group: Group;
  /** User authorized by the server; used until the client's own query resolves. */
  seed?: UserDto;
  siteName: string;
  children: ReactNode;
};

/** Controls rendering only (spec section 4); the server enforces access. */
export function RouteGuard({ group, seed, siteName, children }: Props) {
  const pathname = usePathname();
  const width = useSyncExternalStore(
    subscribeToWidth,
    () => window.innerWidth,
    () => Number.POSITIVE_INFINITY,
  );
  const { user: known, isLoading } = useCurrentUser();
  const user = known ?? (isLoading ? seed : null);
  const isLinkPending = usePendingLink(pathname);

  // The page was rendered for somebody else, who used this browser before; useSessionSync requests a new one.
  if (seed && known && known.id !== seed.id)
    return <LoadingOverlay loading fullscreen={false} siteName={siteName} />;
  const mayModerate = group === "admin" && user?.moderator && isModeratorPage(pathname);
  if (user && (mayModerate || groupRoles[group].includes(user.role))) return children;
  // The page was rendered for a session that has since ended.
  const hasEnded = seed !== undefined && !user;
  if (!hasEnded && bypassesGuard(group, { pathname, width })) return children;
  if (user) return <DeniedView roles={groupRoles[group]} />;
  if (isLoading) return <LoadingOverlay loading fullscreen={false} siteName={siteName} />;
  return <SignedOut pathname={pathname} isLinkPending={isLinkPending} />;
}

function LoadingMessage({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-lg">
      <LoaderCircle className="animate-spin" />
      {text}
    </p>
  );
}

type SignedOutProps = { pathname: string; isLinkPending: () => boolean };

/** A stored token gets one refresh and 5 seconds; otherwise the auth page opens. */
function SignedOut({ pathname, isLinkPending }: SignedOutProps) {
  const router = useRouter();
  const client = useQueryClient();
  const [hasToken] = useState(() => readToken() !== null);

  useEffect(() => {
    let gone = false;
    const openAuthPage = () => {
      if (gone) return;
      gone = true;
      clearToken();
      router.replace(readLogoutDestination() ?? hrefs.auth(pathname));
    };
    // A clicked link already gets a server redirect to sign-in with the right return URL.
    const refuse = () => {
      if (!isLinkPending()) openAuthPage();
    };
    const timer = setTimeout(openAuthPage, authenticatingMs);
    if (hasToken) {
      void refreshAccessToken().then((renewed) => {
        if (renewed) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        else refuse();
      });
    } else refuse();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, hasToken, isLinkPending, pathname, router]);

  return <LoadingMessage text={hasToken ? authCopy.authenticating : "Loading"} />;
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { LoadingOverlay } from "@/components/pwa/loading-overlay";
import { LoaderCircle } from "@/components/ui/icons";
import { currentUserQuery, useCurrentUser } from "@/components/users/hooks";
import { authCopy } from "@/lib/auth/copy";
import { authenticatingMs, bypassesGuard } from "@/lib/auth/rules";
import { refresh } from "@/lib/client/api";
import { clearToken, readToken } from "@/lib/client/token-store";
import { groupRoles, type Group } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import type { UserDto } from "@/lib/users/contract";
import { DeniedView } from "./denied-view";
import { readDestination } from "./forget-person";

function subscribeToWidth(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

type Props = {
  group: Group;
  /** Whom the server let in: nothing has to be waited for while the browser's own answer is not there yet. */
  seed?: UserDto;
  siteName: string;
  children: ReactNode;
};

/**
 * What a guarded screen shows while it is moved to on the client (spec section 4). It only decides what is drawn:
 * the server has decided before it sent anything.
 */
export function RouteGuard({ group, seed, siteName, children }: Props) {
  const pathname = usePathname();
  const width = useSyncExternalStore(
    subscribeToWidth,
    () => window.innerWidth,
    () => Number.POSITIVE_INFINITY,
  );
  const { user: known, isLoading } = useCurrentUser();
  const user = known ?? (isLoading ? seed : null);

  if (user && groupRoles[group].includes(user.role)) return children;
  // What the server made for somebody is not for whoever is here after their session.
  const hasEnded = seed !== undefined && !user;
  if (!hasEnded && bypassesGuard(group, { pathname, width })) return children;
  if (user) return <DeniedView roles={groupRoles[group]} />;
  if (isLoading) return <LoadingOverlay loading fullscreen={false} siteName={siteName} />;
  return <SignedOut pathname={pathname} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-lg">
      <LoaderCircle className="animate-spin" />
      {text}
    </p>
  );
}

/** A stored token gets one refresh and 5 seconds; without one, or when that fails, the auth page is next. */
function SignedOut({ pathname }: { pathname: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const [hasToken] = useState(() => readToken() !== null);

  useEffect(() => {
    let gone = false;
    const leave = () => {
      if (gone) return;
      clearToken();
      router.replace(readDestination() ?? hrefs.auth(pathname));
    };
    if (!hasToken) {
      leave();
      return;
    }
    const timer = setTimeout(leave, authenticatingMs);
    void refresh().then((renewed) => {
      if (renewed) {
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        return;
      }
      clearTimeout(timer);
      leave();
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, hasToken, pathname, router]);

  return <Waiting text={hasToken ? authCopy.authenticating : "Loading"} />;
}

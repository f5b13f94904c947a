"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { currentUserQuery, mayBeSignedIn, useCurrentUser } from "@/components/users/hooks";
import { readCurrentUserId } from "@/lib/client/device-store";
import { onSessionEnd } from "@/lib/client/session-end";
import { readToken, classifyTokenChange } from "@/lib/client/token-store";
import {
  assignBrowserToUser,
  handleSessionEnd,
  handleRemoteSignOut,
  hideReplacedUser,
} from "./sign-out-browser";

function useClearDataOnUserChange(): void {
  const client = useQueryClient();
  const { user, isLoading } = useCurrentUser();
  const userId = user?.id;
  useLayoutEffect(() => {
    if (userId) assignBrowserToUser(client, userId);
    else if (!isLoading && readCurrentUserId() !== null && !mayBeSignedIn()) handleSessionEnd(client);
  }, [client, isLoading, userId]);
}

/**
 * Syncs sign-in and sign-out across tabs, including pages restored from the back/forward cache, and signs out
 * everywhere when the server rejects the session.
 */
export function useSessionSync(): void {
  useClearDataOnUserChange();
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    function follow(event: StorageEvent): void {
      const change = classifyTokenChange(event);
      if (!change) return;
      const isKnown = client.getQueryData(currentUserQuery.queryKey) === null && readToken() === null;
      if (change === "cleared" && isKnown) return;
      if (change === "cleared") handleRemoteSignOut(client);
      else {
        hideReplacedUser(client);
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      }
      // Re-renders server content for the new session.
      router.refresh();
    }
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      if (!mayBeSignedIn()) return handleSessionEnd(client);
      if (hideReplacedUser(client)) router.refresh();
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
    function end(): void {
      const isKnown = client.getQueryData(currentUserQuery.queryKey) === null && readCurrentUserId() === null;
      if (isKnown) return;
      handleSessionEnd(client);
      router.refresh();
    }
    // Another tab may have signed out before this listener was added.
    if (client.getQueryData(currentUserQuery.queryKey) && !mayBeSignedIn()) {
      handleSessionEnd(client);
      router.refresh();
    }
    const forgetEnd = onSessionEnd(end);
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", comeBack);
    return () => {
      forgetEnd();
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [client, router]);
}

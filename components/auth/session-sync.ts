"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { currentUserQuery, mayBeSignedIn, useCurrentUser } from "@/components/users/hooks";
import { readPerson } from "@/lib/client/device-store";
import { onSessionEnd } from "@/lib/client/session-end";
import { readToken, tokenChange } from "@/lib/client/token-store";
import { arrive, followSessionEnd, followSignOut } from "./forget-person";

/** Clears this browser's data when the signed-in person changes or signs out. */
function usePersonOfDevice(): void {
  const client = useQueryClient();
  const { user, isLoading } = useCurrentUser();
  const userId = user?.id;
  useLayoutEffect(() => {
    if (userId) arrive(client, userId);
    else if (!isLoading && readPerson() !== null && !mayBeSignedIn()) followSessionEnd(client);
  }, [client, isLoading, userId]);
}

/**
 * Syncs sign-in and sign-out across tabs, including pages restored from the back/forward cache, and signs out
 * everywhere when the server refuses the session.
 */
export function useSessionSync(): void {
  usePersonOfDevice();
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    function follow(event: StorageEvent): void {
      const change = tokenChange(event);
      if (!change) return;
      const isKnown = client.getQueryData(currentUserQuery.queryKey) === null && readToken() === null;
      if (change === "cleared" && isKnown) return;
      if (change === "cleared") followSignOut(client);
      else void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // Pages that the server made for the person are made again for whoever is there now.
      router.refresh();
    }
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      if (mayBeSignedIn()) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      else followSessionEnd(client);
    }
    function end(): void {
      const isKnown = client.getQueryData(currentUserQuery.queryKey) === null && readPerson() === null;
      if (isKnown) return;
      followSessionEnd(client);
      router.refresh();
    }
    // Another tab may have signed out before this page listened.
    if (client.getQueryData(currentUserQuery.queryKey) && !mayBeSignedIn()) {
      followSessionEnd(client);
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

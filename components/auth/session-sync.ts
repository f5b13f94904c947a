"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { currentUserQuery, mayBeSignedIn } from "@/components/users/hooks";
import { readToken, tokenChange } from "@/lib/client/token-store";
import { forgetPerson } from "./forget-person";

/**
 * Follows the other tabs of this browser: signed out in one is signed out in all, and so is signed in. A page that the
 * browser shows again as it was left, with Back, follows what happened since.
 */
export function useSessionSync(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    function follow(event: StorageEvent): void {
      const change = tokenChange(event);
      if (!change) return;
      const isKnown = client.getQueryData(currentUserQuery.queryKey) === null && readToken() === null;
      if (change === "cleared" && isKnown) return;
      if (change === "cleared") forgetPerson(client);
      else void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // Pages that the server made for the person are made again for whoever is there now.
      router.refresh();
    }
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      if (mayBeSignedIn()) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      else forgetPerson(client);
    }
    // Another tab may have signed out before this page listened.
    if (client.getQueryData(currentUserQuery.queryKey) && !mayBeSignedIn()) {
      forgetPerson(client);
      router.refresh();
    }
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [client, router]);
}

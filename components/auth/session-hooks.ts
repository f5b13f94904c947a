"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import { logout } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { call } from "@/lib/client/api";
import { tokenChange } from "@/lib/client/token-store";
import { hrefs } from "@/lib/shared/hrefs";
import { forgetPerson, leaveFor, signOutHere } from "./forget-person";

/**
 * Ends the session. This device is signed out and forgets what was typed and searched here even when the server cannot
 * be reached; false tells that it could not (spec section 4).
 */
export function useEndSession(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    const ended = await call(logout, {}).then(
      () => true,
      () => false,
    );
    signOutHere(client);
    return ended;
  }, [client]);
}

/** Logs out and goes to the homepage. */
export function useLogout(): () => void {
  const router = useRouter();
  const endSession = useEndSession();
  return () => {
    leaveFor(hrefs.home());
    void endSession().then((ended) => {
      if (!ended) {
        toast({
          title: authCopy.logoutIssues,
          description: authCopy.logoutIssuesDescription,
          variant: "destructive",
        });
      }
      router.push(hrefs.home());
      router.refresh();
    });
  };
}

/** Follows the other tabs of this browser: signed out in one is signed out in all, and so is signed in. */
export function useSessionSync(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    function follow(event: StorageEvent): void {
      const change = tokenChange(event);
      if (!change) return;
      if (change === "cleared") forgetPerson(client);
      else void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // Pages that the server made for the person are made again for whoever is there now.
      router.refresh();
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [client, router]);
}

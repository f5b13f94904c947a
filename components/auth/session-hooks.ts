"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { closeEventStream } from "@/components/events/ending";
import { toast } from "@/components/ui/toast-store";
import { authCopy } from "@/lib/auth/copy";
import { logout } from "@/lib/auth/sessions/sessions.contract";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";
import { setLogoutDestination, signOutBrowser } from "./forget-person";

/** A server that answers at all does so within 2.5 s; this device does not wait much longer for one that does not. */
const logoutTimeoutMs = 5000;

/**
 * Ends the session. This device is signed out and forgets what was typed and searched here even when the server cannot
 * be reached; false tells that it could not (spec section 4).
 */
export function useEndSession(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    // What is still being asked for the person would be answered with a refusal.
    closeEventStream();
    await client.cancelQueries();
    const ended = await call(logout, {}, { signal: AbortSignal.timeout(logoutTimeoutMs) }).then(
      ({ success }) => success,
      () => false,
    );
    signOutBrowser(client);
    return ended;
  }, [client]);
}

/** Logs out and goes to the homepage. */
export function useLogout(): () => void {
  const router = useRouter();
  const endSession = useEndSession();
  return () => {
    setLogoutDestination(hrefs.home());
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

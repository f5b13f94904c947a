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
import { setLogoutDestination, signOutBrowser } from "./sign-out-browser";

/** A server that responds at all does so within 2.5 s, so waiting much longer is pointless. */
const logoutTimeoutMs = 5000;

/** Signs out this device even if the server can't be reached; resolves to false in that case (spec section 4). */
export function useEndSession(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    // Pending requests would fail with 401.
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

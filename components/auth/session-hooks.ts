"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import { logout } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { markerCookie } from "@/lib/auth/rules";
import { call } from "@/lib/client/api";
import { clearDevice } from "@/lib/client/device-store";
import { clearToken } from "@/lib/client/token-store";
import { hrefs } from "@/lib/shared/hrefs";

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
    clearToken();
    clearDevice();
    document.cookie = `${markerCookie}=; Path=/; Max-Age=0`;
    client.setQueryData(currentUserQuery.queryKey, null);
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
    return ended;
  }, [client]);
}

/** Logs out and goes to the homepage. */
export function useLogout(): () => void {
  const router = useRouter();
  const endSession = useEndSession();
  return () => {
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

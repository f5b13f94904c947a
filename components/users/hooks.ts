"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { toast } from "@/components/ui/toast-store";
import { logout } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { markerCookie } from "@/lib/auth/rules";
import { ApiError, call } from "@/lib/client/api";
import { clearDevice } from "@/lib/client/device-store";
import { clearToken, readToken } from "@/lib/client/token-store";
import { hrefs } from "@/lib/shared/hrefs";
import { getCurrentUser, type UserDto } from "@/lib/users/contract";

/** False when nobody is signed in for certain: then /api/user is not asked (contract section 2). */
function mayBeSignedIn(): boolean {
  return readToken() !== null || document.cookie.split("; ").includes(`${markerCookie}=1`);
}

async function fetchUser(): Promise<UserDto | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(getCurrentUser, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const currentUserQuery = queryOptions({ queryKey: ["user"], queryFn: fetchUser });

export type CurrentUser = {
  /** Null while loading too, so that the first render is the one of the server. */
  user: UserDto | null;
  isLoading: boolean;
};

/** The signed-in user; an expired session is nobody, not an error (spec section 4). */
export function useCurrentUser(): CurrentUser {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}

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

"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, call, refreshAccessToken } from "@/lib/client/api";
import { readToken } from "@/lib/client/token-store";
import { markerCookie } from "@/lib/shared/session";
import { getCurrentUser, type UserDto } from "@/lib/users/contract";
import { userKeys } from "./keys";

/** False means certainly signed out; /api/user isn't requested then (contract section 2). */
export function mayBeSignedIn(): boolean {
  return readToken() !== null || document.cookie.split("; ").includes(`${markerCookie}=1`);
}

async function fetchUser(): Promise<UserDto | null> {
  if (!mayBeSignedIn()) return null;
  try {
    const user = await call(getCurrentUser, {});
    // Another tab may have signed out during the request.
    return mayBeSignedIn() ? user : null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // Clears an ended session; an open guard awaits the same refresh.
    void refreshAccessToken();
    return null;
  }
}

export const currentUserQuery = queryOptions({ queryKey: userKeys.current, queryFn: fetchUser });

export type CurrentUser = {
  /** Also null while loading, to match the server's render. */
  user: UserDto | null;
  isLoading: boolean;
};

/** An expired session yields null, not an error (spec section 4). */
export function useCurrentUser(): CurrentUser {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}

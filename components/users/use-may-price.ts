"use client";

import { isPermitted, isTeamMember } from "@/lib/shared/permissions";
import { useCurrentUser } from "./hooks";

/** False only for members of a team whose role can’t set prices. */
export function useMayPrice(): boolean {
  const { user } = useCurrentUser();
  return !user || !isTeamMember(user) || isPermitted(user, "price");
}

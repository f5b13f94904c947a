"use client";

import { useEffect } from "react";
import { useCurrentUser } from "@/components/users/hooks";
import { refreshAccessToken } from "@/lib/client/api";
import type { Role } from "@/lib/shared/access";

/**
 * Renews the session cookie and reloads if it names an earlier role, for example after joining or leaving a team on
 * another device.
 */
export function NewRole({ roles }: { roles: readonly Role[] }) {
  const { user } = useCurrentUser();
  const isAdmitted = user !== null && roles.includes(user.role);

  useEffect(() => {
    if (!isAdmitted) return;
    void refreshAccessToken().then((isRenewed) => {
      if (isRenewed) window.location.reload();
    });
  }, [isAdmitted]);

  return null;
}

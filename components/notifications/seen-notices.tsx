"use client";

import { useEffect } from "react";
import { call } from "@/lib/client/api";
import { markNotificationsRead } from "@/lib/notifications/centre.contract";

/** Counts the notifications that lead to this page as read, once somebody looks at it. */
export function SeenNotices({ href }: { href: string }) {
  useEffect(() => {
    function look(): void {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", look);
      // What could not be marked is marked by the next visit.
      call(markNotificationsRead, { body: { href } }).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", look);
    look();
    return () => document.removeEventListener("visibilitychange", look);
  }, [href]);

  return null;
}

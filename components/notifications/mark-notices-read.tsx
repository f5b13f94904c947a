"use client";

import { useEffect } from "react";
import { call } from "@/lib/client/api";
import { markNotificationsRead } from "@/lib/notifications/center/center.contract";

export function MarkNoticesRead({ href }: { href: string }) {
  useEffect(() => {
    function look(): void {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", look);
      // The next visit retries a failed request.
      call(markNotificationsRead, { body: { href } }).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", look);
    look();
    return () => document.removeEventListener("visibilitychange", look);
  }, [href]);

  return null;
}

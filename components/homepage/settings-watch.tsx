"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { HomepageSettingDto } from "@/lib/homepage/contract";

const checkDelayMs = 1000;

/**
 * Refreshes the page if it was rendered from outdated settings: the HTML may come from a cache outside our control.
 * Failed requests are ignored.
 */
export function SettingsWatch({ made }: { made: readonly HomepageSettingDto[] }) {
  const client = useQueryClient();
  const router = useRouter();
  const refreshed = useRef(false);

  useEffect(() => {
    let gone = false;
    const since = Date.now();
    async function compare(): Promise<void> {
      const { haveSettingsChanged } = await import("./are-settings-newer");
      if (
        !(await haveSettingsChanged(client, { renderedSettings: made, since })) ||
        gone ||
        refreshed.current
      )
        return;
      refreshed.current = true;
      router.refresh();
    }
    // The loaders log their own failures, and the page stays as is.
    const idle = setTimeout(() => void compare().catch(() => undefined), checkDelayMs);
    return () => {
      gone = true;
      clearTimeout(idle);
    };
  }, [client, made, router]);

  return null;
}

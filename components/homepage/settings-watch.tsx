"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { HomepageSettingDto } from "@/lib/homepage/contract";

/** Milliseconds the page has for itself first. */
const checkDelayMs = 1000;

/**
 * Asks for the settings once the page stands, and takes the page anew from the server where it was made from others:
 * HTML may have waited in a cache that is not ours. What cannot be fetched changes nothing.
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
    // The loaders have logged their failure; without this late part the page stays as it is.
    const idle = setTimeout(() => void compare().catch(() => undefined), checkDelayMs);
    return () => {
      gone = true;
      clearTimeout(idle);
    };
  }, [client, made, router]);

  return null;
}

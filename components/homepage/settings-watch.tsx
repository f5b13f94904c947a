"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { HomepageSettingDto } from "@/lib/homepage/contract";
import { settingQuery, settingsQuery } from "./hooks";

/** Milliseconds the page has for itself first. */
const restMs = 1000;

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
    const begun = Date.now();
    async function compare(): Promise<void> {
      const [all, categories] = await Promise.all([
        client.fetchQuery(settingsQuery),
        client.fetchQuery(settingQuery("show_featured_categories")),
      ]);
      const isNewer = (client.getQueryState(settingsQuery.queryKey)?.dataUpdatedAt ?? 0) >= begun;
      if (gone || refreshed.current || !isNewer) return;
      const now = all.map(({ key, value }) => (key === "show_featured_categories" ? categories : value));
      if (made.every(({ value }, index) => value === now[index])) return;
      refreshed.current = true;
      router.refresh();
    }
    // The loaders have logged their failure.
    const idle = setTimeout(() => void compare().catch(() => undefined), restMs);
    return () => {
      gone = true;
      clearTimeout(idle);
    };
  }, [client, made, router]);

  return null;
}

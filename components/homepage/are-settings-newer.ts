import type { QueryClient } from "@tanstack/react-query";
import type { HomepageSettingDto } from "@/lib/homepage/contract";
import { settingQuery, settingsQuery } from "./hooks";

type RenderedPage = { renderedSettings: readonly HomepageSettingDto[]; since: number };

/**
 * Compares current settings with those a page was rendered from; data fetched before `since` (epoch ms) doesn't count.
 */
export async function haveSettingsChanged(
  client: QueryClient,
  { renderedSettings, since }: RenderedPage,
): Promise<boolean> {
  const [all, categories] = await Promise.all([
    client.fetchQuery(settingsQuery),
    client.fetchQuery(settingQuery("show_featured_categories")),
  ]);
  if ((client.getQueryState(settingsQuery.queryKey)?.dataUpdatedAt ?? 0) < since) return false;
  const now = all.map(({ key, value }) => (key === "show_featured_categories" ? categories : value));
  return renderedSettings.some(({ value }, index) => value !== now[index]);
}

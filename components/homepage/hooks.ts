"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { loaderError } from "@/lib/client/loader-error";
import { getHomepageSetting, listHomepageSettings, type HomepageSettingDto } from "@/lib/homepage/contract";
import { homepageCopy } from "@/lib/homepage/copy";
import type { HomepageSettingKey } from "@/lib/homepage/rules";
import { homepageKeys } from "./keys";

export const settingsQuery = queryOptions({
  queryKey: homepageKeys.settings,
  queryFn: async ({ signal }): Promise<HomepageSettingDto[]> => {
    try {
      return await call(listHomepageSettings, {}, { signal });
    } catch (error) {
      throw loaderError(homepageCopy.settingsFailed, error);
    }
  },
});

/** show_featured_categories bypasses every cache (spec section 7). */
export function settingQuery(key: HomepageSettingKey) {
  return queryOptions({
    queryKey: homepageKeys.setting(key),
    queryFn: async ({ signal }): Promise<string> => {
      try {
        const fresh = key === "show_featured_categories";
        const { value } = await call(getHomepageSetting, { params: { key } }, { signal, fresh });
        return value;
      } catch (error) {
        throw loaderError(homepageCopy.settingFailed(key), error);
      }
    },
  });
}

/**
 * Loading logo, otherwise the site logo, otherwise null for the text badge. Fetched only while loading, the site logo
 * only if needed (spec section 7).
 */
export function useLoaderLogo(loading: boolean): string | null {
  const own = useQuery({ ...settingQuery("loading_logo"), enabled: loading });
  const settled = own.isFetched && !own.data;
  const site = useQuery({ ...settingQuery("site_logo"), enabled: loading && settled });
  return own.data || site.data || null;
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { imageKeys } from "./keys";

const recoveryMs = 30 * 60_000;

/** Fetches another copy of one of the site's images; null if there is none. Cached for 30 minutes (spec section 7). */
export function useImageRecovery(): (path: string) => Promise<string | null> {
  const client = useQueryClient();
  return (path) =>
    client.fetchQuery({
      queryKey: imageKeys.recovery(path),
      queryFn: async () => {
        try {
          const { recoverImage } = await import("@/lib/images/contract");
          const { success, dataUrl } = await call(recoverImage, { query: { path } });
          return success ? (dataUrl ?? null) : null;
        } catch {
          return null;
        }
      },
      staleTime: recoveryMs,
      gcTime: recoveryMs,
    });
}

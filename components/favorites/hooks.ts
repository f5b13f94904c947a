"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { currentUserQuery, useCurrentUser } from "@/components/users/hooks";
import { call } from "@/lib/client/api";
import { listFavoriteIds } from "@/lib/favorites/ids.contract";
import { favoriteKeys } from "./keys";

/** Ids of everything a person has saved: one call for all hearts of a page. */
function favoriteIdsQuery(userId: string) {
  return queryOptions({
    queryKey: favoriteKeys.ids(userId),
    queryFn: () => call(listFavoriteIds, {}),
  });
}

/** Whether a listing is saved, and the press of its heart; `undefined` while that is not known. */
export function useFavorite(id: string): { saved: boolean | undefined; toggle: () => Promise<void> } {
  const client = useQueryClient();
  const pathname = usePathname();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...favoriteIdsQuery(user?.id ?? ""), enabled: user !== null });

  async function toggle(): Promise<void> {
    const person = await client.ensureQueryData(currentUserQuery);
    if (person) {
      const ids = favoriteIdsQuery(person.id);
      const [{ toggleFavorite }] = await Promise.all([
        import("./toggle"),
        client.ensureQueryData(ids).catch(() => []),
      ]);
      await toggleFavorite({ client, id, idsKey: ids.queryKey });
      return;
    }
    const { askToSignIn } = await import("./toggle");
    askToSignIn(pathname);
  }

  return { saved: user ? data?.includes(id) : undefined, toggle };
}

"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { currentUserQuery, useCurrentUser } from "@/components/users/hooks";
import { call } from "@/lib/client/api";
import { listFavoriteIds } from "@/lib/favorites/ids.contract";
import { favoriteKeys, type FavoriteKind } from "./keys";

function favoriteIdsQuery(userId: string, kind: FavoriteKind) {
  return queryOptions({
    queryKey: favoriteKeys.ids(userId, kind),
    queryFn: async ({ signal }) => {
      const listIds =
        kind === "job" ? (await import("@/lib/favorites/jobs.contract")).listSavedJobIds : listFavoriteIds;
      return call(listIds, {}, { signal });
    },
  });
}

export type Favorites = {
  saved: readonly string[] | undefined;
  toggle: (id: string) => Promise<void>;
};

export function useFavorites(kind: FavoriteKind = "listing"): Favorites {
  const client = useQueryClient();
  const pathname = usePathname();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...favoriteIdsQuery(user?.id ?? "", kind), enabled: user !== null });

  async function toggle(id: string): Promise<void> {
    const person = await client.ensureQueryData(currentUserQuery);
    if (person) {
      const ids = favoriteIdsQuery(person.id, kind);
      const [{ toggleFavorite }] = await Promise.all([
        import("./toggle"),
        client.ensureQueryData(ids).catch(() => []),
      ]);
      await toggleFavorite({ client, id, kind, idsKey: ids.queryKey });
      return;
    }
    const { promptSignIn } = await import("./toggle");
    promptSignIn(kind, pathname);
  }

  return { saved: user ? data : undefined, toggle };
}

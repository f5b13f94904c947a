"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { currentUserQuery, useCurrentUser } from "@/components/users/hooks";
import { call } from "@/lib/client/api";
import { listFavoriteIds } from "@/lib/favorites/ids.contract";
import { favoriteKeys } from "./keys";

function favoriteIdsQuery(userId: string) {
  return queryOptions({
    queryKey: favoriteKeys.ids(userId),
    queryFn: ({ signal }) => call(listFavoriteIds, {}, { signal }),
  });
}

export type Favorites = {
  saved: readonly string[] | undefined;
  toggle: (id: string) => Promise<void>;
};

export function useFavorites(): Favorites {
  const client = useQueryClient();
  const pathname = usePathname();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...favoriteIdsQuery(user?.id ?? ""), enabled: user !== null });

  async function toggle(id: string): Promise<void> {
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
    const { promptSignIn } = await import("./toggle");
    promptSignIn(pathname);
  }

  return { saved: user ? data : undefined, toggle };
}

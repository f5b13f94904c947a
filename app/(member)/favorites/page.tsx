import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { FavoritesView } from "@/components/favorites/favorites-view";
import { favoriteKeys } from "@/components/favorites/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import { listFavoriteIds, listFavorites } from "@/lib/favorites/queries";
import { favoritePageSize, readFavoriteSort, type FavoriteSort } from "@/lib/favorites/rules";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "My Favorites", robots: { index: false, follow: false } };

async function readAll(viewer: Viewer, sort: FavoriteSort, asked: string | undefined) {
  const [{ page, cursor }, ids] = await Promise.all([
    readFrom(asked, (from) => listFavorites(viewer.id, { limit: favoritePageSize, cursor: from, sort })),
    listFavoriteIds(viewer.id),
  ]);
  const client = makeQueryClient();
  client.setQueryData(favoriteKeys.ids(viewer.id), ids);
  return { page, first: !cursor, state: dehydrate(client) };
}

export default async function FavoritesPage({ searchParams }: { searchParams: PageParams }) {
  const { cursor, sort: asked } = await readPageParams(searchParams);
  const sort = readFavoriteSort(asked);
  return (
    <GuardedPage group="member" path={hrefs.favorites()}>
      {async (viewer) => {
        const { page, first, state } = await readAll(viewer, sort, cursor);
        return (
          <HydrationBoundary state={state}>
            <FavoritesView
              favorites={page.items}
              total={page.total}
              sort={sort}
              next={page.next}
              first={first}
            />
          </HydrationBoundary>
        );
      }}
    </GuardedPage>
  );
}

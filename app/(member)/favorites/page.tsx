import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { FavoritesView } from "@/components/favorites/favorites-view";
import { favoriteKeys } from "@/components/favorites/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import { listFavoriteIds, listFavorites } from "@/lib/favorites/queries";
import { favoritePageSize, readFavoriteSort, type FavoriteSort } from "@/lib/favorites/rules";
import { listReceivedOffers } from "@/lib/messages/savers/saver-offers.queries";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "My Favorites", robots: { index: false, follow: false } };

type FavoritesRequest = { sort: FavoriteSort; search: string; from: string | undefined };

async function readAll(viewer: Viewer, { sort, search, from }: FavoritesRequest) {
  const query = { limit: favoritePageSize, sort, search };
  const [{ page, cursor }, ids, offers] = await Promise.all([
    readPageOrFirst(from, (start) => listFavorites(viewer.id, { ...query, cursor: start })),
    listFavoriteIds(viewer.id),
    from || search ? [] : listReceivedOffers(viewer.id),
  ]);
  const client = makeQueryClient();
  client.setQueryData(favoriteKeys.ids(viewer.id), ids);
  return { page, first: !cursor, offers, state: dehydrate(client) };
}

export default async function FavoritesPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  const sort = readFavoriteSort(params.sort);
  const search = cleanInput(params.search, 100) ?? "";
  return (
    <GuardedPage group="member" path={hrefs.favorites()}>
      {async (viewer) => {
        const { page, first, offers, state } = await readAll(viewer, { sort, search, from: params.cursor });
        return (
          <HydrationBoundary state={state}>
            <FavoritesView
              favorites={page.items}
              total={page.total}
              sort={sort}
              search={search}
              next={page.next}
              first={first}
              offers={offers}
            />
          </HydrationBoundary>
        );
      }}
    </GuardedPage>
  );
}

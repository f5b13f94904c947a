import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { textOf, type PageParams } from "@/app/(public)/_results/read-results";
import { FavoritesView } from "@/components/favorites/favorites-view";
import { makeQueryClient } from "@/lib/client/query-client";
import { listFavoriteIds, listFavorites } from "@/lib/favorites/queries";
import { favoritePageSize } from "@/lib/favorites/rules";
import type { Viewer } from "@/lib/server/viewer";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "My Favorites", robots: { index: false, follow: false } };

/** A cursor that is no longer good starts from the front. */
async function readPage(viewer: Viewer, cursor: string | undefined) {
  try {
    return await listFavorites(viewer.id, { limit: favoritePageSize, cursor });
  } catch (error) {
    if (cursor && error instanceof AppError && error.code === "bad_request")
      return readPage(viewer, undefined);
    throw error;
  }
}

async function readAll(viewer: Viewer, cursor: string | undefined) {
  const [page, ids] = await Promise.all([readPage(viewer, cursor), listFavoriteIds(viewer.id)]);
  const client = makeQueryClient();
  client.setQueryData(["favorites", viewer.id, "ids"], ids);
  return { page, state: dehydrate(client) };
}

export default async function FavoritesPage({ searchParams }: { searchParams: PageParams }) {
  const cursor = textOf((await searchParams).cursor) || undefined;
  return (
    <GuardedPage group="member" path={hrefs.favorites()}>
      {async (viewer) => {
        const { page, state } = await readAll(viewer, cursor);
        return (
          <HydrationBoundary state={state}>
            <FavoritesView favorites={page.items} total={page.total} next={page.next} first={!cursor} />
          </HydrationBoundary>
        );
      }}
    </GuardedPage>
  );
}

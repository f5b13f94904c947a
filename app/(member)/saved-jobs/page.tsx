import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { favoriteKeys } from "@/components/favorites/keys";
import { SavedJobsView } from "@/components/favorites/saved-jobs-view";
import { makeQueryClient } from "@/lib/client/query-client";
import { listSavedJobIds, listSavedJobs } from "@/lib/favorites/jobs.queries";
import { jobPageSize } from "@/lib/jobs/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Saved jobs", robots: { index: false, follow: false } };

async function readAll(userId: string, from: string | undefined) {
  const [{ page, cursor }, ids] = await Promise.all([
    readPageOrFirst(from, (start) => listSavedJobs(userId, { limit: jobPageSize, cursor: start })),
    listSavedJobIds(userId),
  ]);
  const client = makeQueryClient();
  client.setQueryData(favoriteKeys.ids(userId, "job"), ids);
  return { page, first: !cursor, state: dehydrate(client) };
}

export default async function SavedJobsPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  return (
    <GuardedPage group="member" path={hrefs.savedJobs()}>
      {async (viewer) => {
        const { page, first, state } = await readAll(viewer.id, params.cursor);
        return (
          <HydrationBoundary state={state}>
            <SavedJobsView jobs={page.items} total={page.total} next={page.next} first={first} />
          </HydrationBoundary>
        );
      }}
    </GuardedPage>
  );
}

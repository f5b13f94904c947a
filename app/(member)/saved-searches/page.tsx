import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { JobSearches } from "@/components/jobs/job-searches";
import { SavedSearchesView } from "@/components/searches/saved-searches-view";
import { listJobSearches } from "@/lib/jobs/searches.queries";
import { listSavedSearches } from "@/lib/searches/queries";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "Saved searches", robots: { index: false, follow: false } };

export default function SavedSearchesPage() {
  return (
    <GuardedPage group="member" path={hrefs.savedSearches()}>
      {async (viewer) => {
        const [searches, jobSearches] = await Promise.all([
          listSavedSearches(viewer.id),
          listJobSearches(viewer.id),
        ]);
        return (
          <>
            <SavedSearchesView seed={searches} hasOthers={jobSearches.length > 0} />
            <JobSearches seed={jobSearches} />
          </>
        );
      }}
    </GuardedPage>
  );
}

import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { SavedSearchesView } from "@/components/searches/saved-searches-view";
import { listSavedSearches } from "@/lib/searches/queries";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "Saved searches", robots: { index: false, follow: false } };

export default function SavedSearchesPage() {
  return (
    <GuardedPage group="member" path={hrefs.savedSearches()}>
      {async (viewer) => <SavedSearchesView seed={await listSavedSearches(viewer.id)} />}
    </GuardedPage>
  );
}

import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { SavedSearchPage } from "@/components/searches/saved-search-page";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { searchListings } from "@/lib/search/results/queries";
import { listNewListings, readSavedSearch } from "@/lib/searches/queries";
import { toJobQuery, resultsHref } from "@/lib/searches/rules";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";

export const metadata: Metadata = { title: "Saved search", robots: { index: false, follow: false } };

async function readAll(userId: string, id: string) {
  if (!isUuid(id)) notFound();
  const search = await readSavedSearch(userId, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  if (search.target === "jobs") redirect(hrefs.jobs(toJobQuery(search.filter)));
  const address = search.filter as ListingAddress;
  const [fresh, page] = await Promise.all([
    listNewListings(search),
    searchListings({ ...address, status: "approved", sort: "newest" }),
  ]);
  const others = page.items.filter((listing) => !fresh.some(({ id: known }) => known === listing.id));
  return { search, fresh, others, resultsHref: resultsHref(address) };
}

export default async function OneSavedSearchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <GuardedPage group="member" path={hrefs.savedSearch(id)}>
      {async (viewer) => <SavedSearchPage {...await readAll(viewer.id, id)} />}
    </GuardedPage>
  );
}

import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { NewListing } from "./new-listing";

export const metadata: Metadata = { title: "Create listing", robots: { index: false, follow: false } };

export default function CreateListingPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <GuardedPage group="seller" path={hrefs.createListing()}>
      {(viewer) =>
        guardVendorPage(viewer, "price", () => <NewListing viewer={viewer} searchParams={searchParams} />)
      }
    </GuardedPage>
  );
}

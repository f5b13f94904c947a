import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { EditListingForm } from "./edited-listing";
import { ListingPreview } from "./listing-preview";

export const metadata: Metadata = { title: "Edit listing", robots: { index: false, follow: false } };

type Props = { params: Promise<{ id: string }>; searchParams: PageParams };

export default async function EditListingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const preview = (await readPageParams(searchParams)).view === "preview";
  return (
    <GuardedPage group="seller" path={hrefs.editListing(id, preview ? "view=preview" : undefined)}>
      {(viewer) =>
        guardVendorPage(viewer, "list", () =>
          preview ? <ListingPreview id={id} viewer={viewer} /> : <EditListingForm id={id} viewer={viewer} />,
        )
      }
    </GuardedPage>
  );
}

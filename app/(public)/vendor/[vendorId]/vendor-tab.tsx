import { VendorAbout } from "@/components/vendors/vendor-about";
import { VendorListings } from "@/components/vendors/vendor-listings";
import { VendorReviews } from "@/components/vendors/vendor-reviews";
import { toCard } from "@/lib/listings/catalog/card.rules";
import { listVendorListings } from "@/lib/listings/catalog/list.queries";
import { getRatingSummary, listVendorReviews } from "@/lib/reviews/queries";
import { readReviewView, reviewViewQuery } from "@/lib/reviews/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import type { QueryParams } from "@/lib/shared/query-params";
import type { VendorProfileDto } from "@/lib/vendors/contract";
import type { VendorTab } from "@/lib/vendors/rules";
import { tabQuery } from "./read-vendor";

type Props = { vendor: VendorProfileDto; tab: VendorTab; query: QueryParams };

export async function VendorTabPanel({ vendor, tab, query }: Props) {
  const requestedCursor = query.cursor;
  if (tab === "about") return <VendorAbout vendor={vendor} />;

  const view = readReviewView(query);
  const shown = tab === "reviews" ? [...new URLSearchParams(reviewViewQuery(view))] : [];

  function pageHrefs(next: string | null, cursor: string) {
    const hrefOf = (to: string) =>
      hrefs.vendor(
        vendor.id,
        String(
          new URLSearchParams([...Object.entries(tabQuery(tab)), ...shown, ...(to ? [["cursor", to]] : [])]),
        ),
      );
    return { previousHref: cursor ? hrefOf("") : null, nextHref: next ? hrefOf(next) : null };
  }

  if (tab === "reviews") {
    const [{ page, cursor }, summary] = await Promise.all([
      readPageOrFirst(requestedCursor, (from) =>
        listVendorReviews({ vendorId: vendor.id, ...view, cursor: from }),
      ),
      getRatingSummary({ vendorId: vendor.id }),
    ]);
    return (
      <VendorReviews
        vendorName={vendor.businessName}
        summary={summary}
        page={page}
        view={view}
        href={hrefs.vendor(vendor.id, "tab=reviews")}
        {...pageHrefs(page.next, cursor)}
      />
    );
  }
  const { page, cursor } = await readPageOrFirst(requestedCursor, (from) =>
    listVendorListings(vendor.id, { cursor: from }),
  );
  const cards = { ...page, items: page.items.map(toCard) };
  return <VendorListings vendor={vendor} page={cards} {...pageHrefs(page.next, cursor)} />;
}

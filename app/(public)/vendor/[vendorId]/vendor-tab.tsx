import { VendorAbout } from "@/components/vendors/vendor-about";
import { VendorListings } from "@/components/vendors/vendor-listings";
import { VendorReviews } from "@/components/vendors/vendor-reviews";
import { toCard } from "@/lib/listings/catalogue/card.rules";
import { listingsByVendor } from "@/lib/listings/catalogue/list.queries";
import { getRatingSummary, listVendorReviews } from "@/lib/reviews/queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readFrom } from "@/lib/shared/page";
import type { VendorProfileDto } from "@/lib/vendors/contract";
import type { VendorTab } from "@/lib/vendors/rules";
import { tabQuery } from "./read-vendor";

type Props = { vendor: VendorProfileDto; tab: VendorTab; cursor: string | undefined };

/** What stands under the open tab; lists page by real addresses. */
export async function VendorTabPanel({ vendor, tab, cursor: asked }: Props) {
  if (tab === "about") return <VendorAbout vendor={vendor} />;

  function pageHrefs(next: string | null, cursor: string) {
    const hrefOf = (to: string) =>
      hrefs.vendor(
        vendor.id,
        String(new URLSearchParams({ ...tabQuery(tab), ...(to ? { cursor: to } : {}) })),
      );
    return { previousHref: cursor ? hrefOf("") : null, nextHref: next ? hrefOf(next) : null };
  }

  if (tab === "reviews") {
    const [{ page, cursor }, summary] = await Promise.all([
      readFrom(asked, (from) => listVendorReviews({ vendorId: vendor.id, cursor: from })),
      getRatingSummary({ vendorId: vendor.id }),
    ]);
    return (
      <VendorReviews
        vendorName={vendor.businessName}
        summary={summary}
        page={page}
        {...pageHrefs(page.next, cursor)}
      />
    );
  }
  const { page, cursor } = await readFrom(asked, (from) => listingsByVendor(vendor.id, { cursor: from }));
  const cards = { ...page, items: page.items.map(toCard) };
  return <VendorListings vendor={vendor} page={cards} {...pageHrefs(page.next, cursor)} />;
}

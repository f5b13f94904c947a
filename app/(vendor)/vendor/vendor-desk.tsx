import { DeskHeader } from "@/components/vendors/desk/desk-header";
import { DeskListings } from "@/components/vendors/desk/desk-listings";
import { ImportView } from "@/components/vendors/desk/import/import-view";
import { BusinessForm } from "@/components/vendors/desk/profile/business-form";
import { getFeaturedUse } from "@/lib/listings/limits/queries";
import { listingStatuses } from "@/lib/listings/rules";
import type { Viewer } from "@/lib/server/viewer";
import { AppError } from "@/lib/shared/app-error";
import type { DeskListingsPage } from "@/lib/vendors/desk/contract";
import { getVendorDesk, listDeskListings } from "@/lib/vendors/desk/queries";
import { deskSorts, totalListings } from "@/lib/vendors/desk/rules";
import { readBusinessProfile } from "@/lib/vendors/profile/queries";
import { parseTrendDays } from "@/lib/vendors/trends/rules";
import { textOf, type PageParams } from "@/app/(public)/_results/read-results";
import { VendorAds } from "./vendor-ads";
import { VendorOverview } from "./vendor-overview";

const tabs = ["overview", "listings", "ads", "profile"] as const;

type Props = { viewer: Viewer; searchParams: PageParams };

/** The dashboard of a vendor, at /vendor and at /vendor-dashboard. */
export async function VendorDesk({ viewer, searchParams }: Props) {
  const { vendorId } = viewer;
  if (!vendorId) throw new AppError("not_found", "This vendor does not exist.");
  const params = await searchParams;
  const asked = textOf(params.tab);
  const tab = asked === "import" ? "listings" : (tabs.find((name) => name === asked) ?? "overview");
  const desk = await getVendorDesk(vendorId);
  const { businessName, counts } = desk;
  const status = listingStatuses.find((name) => name === textOf(params.status));
  const sort = deskSorts.find((name) => name === textOf(params.sort)) ?? "newest";
  const cursor = textOf(params.cursor) || undefined;
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <DeskHeader
        businessName={businessName}
        vendorId={vendorId}
        tab={tab}
        listingCount={totalListings(counts)}
      />
      {tab === "overview" ? (
        <VendorOverview desk={desk} days={parseTrendDays(textOf(params.days))} />
      ) : tab === "ads" ? (
        <VendorAds vendorId={vendorId} />
      ) : tab === "profile" ? (
        <BusinessForm profile={await readBusinessProfile(vendorId)} />
      ) : asked === "import" ? (
        <ImportView />
      ) : (
        <DeskListings
          counts={counts}
          status={status}
          sort={sort}
          page={await readPage({ vendorId, status, sort, cursor })}
          featured={await getFeaturedUse(vendorId)}
          later={cursor !== undefined}
        />
      )}
    </div>
  );
}

/** A page of listings; a cursor that is no longer good starts from the front. */
async function readPage(input: Parameters<typeof listDeskListings>[0]): Promise<DeskListingsPage> {
  try {
    return await listDeskListings(input);
  } catch (error) {
    if (input.cursor && error instanceof AppError && error.code === "bad_request") {
      return readPage({ ...input, cursor: undefined });
    }
    throw error;
  }
}

import { DeskHeader } from "@/components/vendors/desk/desk-header";
import { DeskListings } from "@/components/vendors/desk/desk-listings";
import { ImportView } from "@/components/vendors/desk/import/import-view";
import { HoursView } from "@/components/vendors/desk/appointments/hours-view";
import { BusinessForm } from "@/components/vendors/desk/profile/business-form";
import { WebhooksView } from "@/components/vendors/desk/webhooks/webhooks-view";
import { getHours, listBookableListings } from "@/lib/appointments/hours.queries";
import { getFeaturedUse } from "@/lib/listings/desk/limits.queries";
import { listingStatuses } from "@/lib/listings/rules";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { getVendorDesk, listDeskListings } from "@/lib/vendors/desk/desk.queries";
import { deskSorts, totalListings } from "@/lib/vendors/desk/desk.rules";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";
import { readWebhooks } from "@/lib/webhooks/queries";
import { parseTrendDays } from "@/lib/vendors/desk/trends.rules";
import { VendorAds } from "./vendor-ads";
import { VendorAppointments } from "./vendor-appointments";
import { readOverview, VendorOverview } from "./vendor-overview";

const tabs = ["overview", "listings", "ads", "appointments", "hours", "profile", "webhooks"] as const;

async function readHoursOf(vendorId: string, listing: string | undefined) {
  const listings = await listBookableListings(vendorId);
  const chosen = listings.find(({ id }) => id === listing)?.id;
  return { listings, initial: await getHours(vendorId, chosen) };
}

type Props = { viewer: Viewer; searchParams: PageParams };

export async function VendorDesk({ viewer, searchParams }: Props) {
  const vendorId = vendorIdOf(viewer);
  const params = await readPageParams(searchParams);
  const requestedTab = params.tab;
  const tab =
    requestedTab === "import" ? "listings" : (tabs.find((name) => name === requestedTab) ?? "overview");
  const status = listingStatuses.find((name) => name === params.status);
  const sort = deskSorts.find((name) => name === params.sort) ?? "newest";
  const search = cleanInput(params.search, 100) ?? "";
  async function readListings(vendor: string) {
    const listingQuery = { vendorId: vendor, status, sort, search };
    const [{ page, cursor }, featured] = await Promise.all([
      readPageOrFirst(params.cursor, (from) => listDeskListings({ ...listingQuery, cursor: from })),
      getFeaturedUse(vendor),
    ]);
    return { page, later: cursor !== "", featured };
  }
  const [desk, overview, listings, hours, profile, webhooks] = await Promise.all([
    getVendorDesk(vendorId),
    tab === "overview"
      ? readOverview({ vendorId, userId: viewer.id, days: parseTrendDays(params.days) })
      : null,
    tab === "listings" && requestedTab !== "import" ? readListings(vendorId) : null,
    tab === "hours" ? readHoursOf(vendorId, params.listing) : null,
    tab === "profile" ? readBusinessProfile(vendorId) : null,
    tab === "webhooks" ? readWebhooks(viewer) : null,
  ]);
  const { businessName, counts } = desk;
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <DeskHeader
        businessName={businessName}
        vendorId={vendorId}
        tab={tab === "hours" ? "appointments" : tab}
      />
      {overview ? <VendorOverview desk={desk} overview={overview} /> : null}
      {tab === "ads" ? <VendorAds vendorId={vendorId} search={search} /> : null}
      {webhooks ? <WebhooksView initial={webhooks} /> : null}
      {tab === "appointments" ? <VendorAppointments viewer={viewer} params={params} /> : null}
      {hours ? <HoursView {...hours} /> : null}
      {profile ? <BusinessForm profile={profile} /> : null}
      {requestedTab === "import" ? <ImportView hasListings={totalListings(counts) > 0} /> : null}
      {listings ? <DeskListings counts={counts} view={{ status, sort, search }} {...listings} /> : null}
    </div>
  );
}

import { deniedByRole, RoleDenied } from "@/app/_guard/vendor-guard";
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
import { hasTeam } from "@/lib/members/queries";
import { isPermitted } from "@/lib/shared/permissions";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { getVendorDesk, listDeskListings } from "@/lib/vendors/desk/desk.queries";
import { deskSorts, totalListings } from "@/lib/vendors/desk/desk.rules";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";
import { parseDeskPart, tabPermissions, type DeskPart } from "@/lib/vendors/desk/tabs.rules";
import { readWebhooks } from "@/lib/webhooks/queries";
import { parseTrendDays } from "@/lib/vendors/desk/trends.rules";
import { VendorAds } from "./vendor-ads";
import { VendorAppointments } from "./vendor-appointments";
import { readOverview, VendorOverview } from "./vendor-overview";
import { VendorInbox, VendorTeam } from "./vendor-team";

async function readHoursOf(vendorId: string, listing: string | undefined) {
  const listings = await listBookableListings(vendorId);
  const chosen = listings.find(({ id }) => id === listing)?.id;
  return { listings, initial: await getHours(vendorId, chosen) };
}

type Props = { viewer: Viewer; searchParams: PageParams };

export async function VendorDesk({ viewer, searchParams }: Props) {
  const vendorId = vendorIdOf(viewer);
  const params = await readPageParams(searchParams);
  const tab = parseDeskPart(params.tab);
  const isDenied = deniedByRole(viewer, tabPermissions[tab]);
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
  const opens = (part: DeskPart) => tab === part && !isDenied;
  const [desk, isShared, overview, listings, hours, profile, webhooks] = await Promise.all([
    getVendorDesk(vendorId),
    hasTeam(vendorId),
    opens("overview") ? readOverview({ viewer, vendorId, days: parseTrendDays(params.days) }) : null,
    opens("listings") ? readListings(vendorId) : null,
    opens("hours") ? readHoursOf(vendorId, params.listing) : null,
    opens("profile") ? readBusinessProfile(vendorId) : null,
    opens("webhooks") ? readWebhooks(viewer) : null,
  ]);
  const { businessName, counts } = desk;
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <DeskHeader
        businessName={businessName}
        vendorId={vendorId}
        role={viewer.businessRole ?? "agent"}
        hasTeam={isShared}
        tab={tab}
      />
      {isDenied ? <RoleDenied /> : null}
      {overview ? <VendorOverview viewer={viewer} desk={desk} overview={overview} /> : null}
      {opens("inbox") ? (
        <VendorInbox viewer={viewer} cursor={params.cursor} threadId={params.thread} />
      ) : null}
      {opens("team") ? <VendorTeam viewer={viewer} cursor={params.cursor} /> : null}
      {opens("ads") ? <VendorAds vendorId={vendorId} search={search} /> : null}
      {webhooks ? <WebhooksView initial={webhooks} /> : null}
      {opens("appointments") ? <VendorAppointments viewer={viewer} params={params} /> : null}
      {hours ? <HoursView {...hours} /> : null}
      {profile ? <BusinessForm profile={profile} /> : null}
      {opens("import") ? <ImportView hasListings={totalListings(counts) > 0} /> : null}
      {listings ? (
        <DeskListings
          counts={counts}
          view={{ status, sort, search }}
          mayCreate={isPermitted(viewer, "price")}
          {...listings}
        />
      ) : null}
    </div>
  );
}

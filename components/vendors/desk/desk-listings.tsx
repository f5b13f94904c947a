import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Download, Package, Upload } from "@/components/ui/deferred-icons";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import { slotsText, type FeaturedUse } from "@/lib/listings/desk/limits.rules";
import { exportListings } from "@/lib/listings/transfer/export.contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { DeskListingsPage, ListingCounts } from "@/lib/vendors/desk/desk.contract";
import { deskStatuses, totalListings } from "@/lib/vendors/desk/desk.rules";
import { ListingManager } from "./listings/manager";
import { deskHref, type DeskView } from "./listings/sorting";

type Props = {
  counts: ListingCounts;
  view: DeskView;
  page: DeskListingsPage;
  featured: FeaturedUse;
  later: boolean;
  mayCreate: boolean;
};

export function DeskListings({ counts, view, page, featured, later, mayCreate }: Props) {
  const listHref = deskHref(view);
  const total = totalListings(counts);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">Listings</h2>
          <FeaturedSlots featured={featured} />
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href={exportListings.path}
            download
            className={buttonVariants({ variant: "secondary", size: "sm" })}
          >
            <Download className="size-4" />
            Export CSV
          </a>
          {mayCreate ? (
            <ButtonLink href={hrefs.importListings()} variant="secondary" size="sm">
              <Upload className="size-4" />
              Import CSV
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <LinkTabs label="Listings by status" tabs={statusTabs(counts, view)} />
      {total > 0 ? (
        <SearchForm
          action={hrefs.vendorDashboard()}
          label="Search your listings"
          placeholder="Search by title"
          value={view.search}
          preservedParams={searchParamsOf(view)}
        />
      ) : null}
      {page.items.length > 0 ? (
        <ListingManager listings={page.items} view={view} featured={featured} />
      ) : (
        <NoListings view={view} mayCreate={mayCreate} />
      )}
      <Pagination
        label="Listings"
        previousHref={later ? listHref : null}
        nextHref={page.next ? `${listHref}&cursor=${page.next}` : null}
      />
    </div>
  );
}

function statusTabs(counts: ListingCounts, { status }: DeskView) {
  const all = { label: "All", href: hrefs.vendorListings(), current: !status, count: totalListings(counts) };
  const shown = deskStatuses.filter((name) => name === status || (counts[name] ?? 0) > 0);
  return [
    all,
    ...shown.map((name) => ({
      label: listingStatusNames[name],
      href: hrefs.vendorListings(name),
      current: name === status,
      count: counts[name] ?? 0,
    })),
  ];
}

function NoListings({ view, mayCreate }: Pick<Props, "view" | "mayCreate">) {
  const { status, search } = view;
  if (search) {
    return (
      <EmptyState icon={Package} title="No matches" level={3}>
        <p className="text-muted-foreground">No listing here has “{search}” in its title.</p>
        <ButtonLink href={deskHref({ ...view, search: "" })} variant="secondary">
          Clear search
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Package} title="No listings here" level={3}>
      <p className="text-muted-foreground">
        {status
          ? "You have no listings with this status."
          : "What you sell, offer or rent out shows up here."}
      </p>
      {mayCreate ? <ButtonLink href={hrefs.createListing()}>Create listing</ButtonLink> : null}
    </EmptyState>
  );
}

function searchParamsOf({ status, sort }: DeskView) {
  return [
    { name: "tab", value: "listings" },
    ...(status ? [{ name: "status", value: status }] : []),
    { name: "sort", value: sort },
  ];
}

function FeaturedSlots({ featured }: { featured: FeaturedUse }) {
  if (featured.limit > 0 || featured.used > 0) {
    return <p className="text-muted-foreground text-sm tabular-nums">{slotsText(featured)}</p>;
  }
  return (
    <p className="text-muted-foreground text-sm">
      Your plan has no featured slots.{" "}
      <IntentLink
        href={hrefs.subscription()}
        className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
      >
        See plans
      </IntentLink>
    </p>
  );
}

import { ListingPicture } from "@/components/listings/listing-picture";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Download, Tag } from "@/components/ui/deferred-icons";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import { SearchForm } from "@/components/ui/search-form";
import { perPeriod } from "@/lib/listings/offer/price-period.rules";
import type { OwnDealDto } from "@/lib/messages/own-deals.contract";
import {
  dealFilterNames,
  dealSideNames,
  dealStateNames,
  nextDealStepNames,
} from "@/lib/messages/own-deals.copy";
import { dealFilters, type DealFilter, type DealSide, type DealState } from "@/lib/messages/own-deals.rules";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { buyerHint } from "./deal-words";
import type { Page } from "@/lib/shared/page";
import { writeQuery } from "@/lib/shared/query-params";

type View = { state: DealFilter | undefined; search: string };

type Props = {
  side: DealSide;
  page: Page<OwnDealDto>;
  later: boolean;
  view: View;
  sells: boolean;
};

export function OwnDeals({ side, page, later, view, sells }: Props) {
  const { state, search } = view;
  const address = (query: Partial<View> & { cursor?: string }) =>
    hrefs[side](writeQuery({ state: query.state, search: query.search, cursor: query.cursor }));
  const isFiltered = state !== undefined || search !== "";
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <Head side={side} view={view} sells={sells} canExport={page.items.length > 0} />
      {page.items.length > 0 || isFiltered ? (
        <>
          <LinkTabs label={`${dealSideNames[side]} by status`} tabs={stateTabs(view, address)} />
          <SearchForm
            action={hrefs[side]()}
            label={`Search your ${side}`}
            placeholder="Listing or name"
            value={search}
            preservedParams={state ? [{ name: "state", value: state }] : []}
          />
        </>
      ) : null}
      {page.items.length > 0 ? (
        <ul role="list" className="grid gap-3">
          {page.items.map((deal) => (
            <DealRow key={deal.id} deal={deal} />
          ))}
        </ul>
      ) : search ? (
        <NoMatches icon={Tag} search={search} clearHref={address({ state })} />
      ) : (
        <NoDeals side={side} isFiltered={isFiltered} sells={sells} />
      )}
      <Pagination
        label={dealSideNames[side]}
        previousHref={later ? address(view) : null}
        nextHref={page.next ? address({ ...view, cursor: page.next }) : null}
      />
    </div>
  );
}

function stateTabs({ state, search }: View, address: (view: Partial<View>) => string) {
  return [
    { label: "All", href: address({ search }), current: state === undefined },
    ...dealFilters.map((name) => ({
      label: dealFilterNames[name],
      href: address({ state: name, search }),
      current: name === state,
    })),
  ];
}

type HeadProps = Pick<Props, "side" | "view" | "sells"> & { canExport: boolean };

function Head({ side, view, sells, canExport }: HeadProps) {
  const other = side === "sales" ? "purchases" : "sales";
  const query = writeQuery({ side, state: view.state, search: view.search });
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl font-bold">{dealSideNames[side]}</h1>
      <div className="flex flex-wrap gap-3">
        {other === "purchases" || sells ? (
          <ButtonLink href={hrefs[other]()} variant="secondary" size="sm">
            {dealSideNames[other]}
          </ButtonLink>
        ) : null}
        {canExport ? (
          <a
            href={`/api/deals/export?${query}`}
            download
            className={buttonVariants({ variant: "secondary", size: "sm" })}
          >
            <Download className="size-4" />
            Export CSV
          </a>
        ) : null}
      </div>
    </header>
  );
}

const looks: Record<DealState, BadgeVariant> = {
  open: "waiting",
  accepted: "trust",
  completed: "trust",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
};

function DealRow({ deal }: { deal: OwnDealDto }) {
  const { conversationId, listing, other, amount, quantity, state, nextStep } = deal;
  return (
    <li className="bg-card flex gap-3 rounded-xl border p-4">
      <ListingPicture
        category={listing.category}
        src={listing.imageUrl ?? undefined}
        sizes="64px"
        className="aspect-square! size-16 shrink-0 overflow-hidden rounded-md!"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Badge variant={looks[state]}>{dealStateNames[state]}</Badge>
          <span className="text-muted-foreground text-sm">
            <time dateTime={deal.createdAt}>{formatShortDate(deal.createdAt)}</time>
          </span>
        </div>
        <IntentLink
          href={hrefs.messages(conversationId)}
          className="tap-target justify-self-start rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {listing.title}
        </IntentLink>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={amount} unit={perPeriod(listing.per)} className="font-semibold" />
          {quantity > 1 ? <span className="text-sm">for {quantity}</span> : null}
          <span className="text-muted-foreground min-w-0 text-sm wrap-anywhere">{proposal(deal)}</span>
        </p>
        {deal.buyer?.count ? <p className="text-muted-foreground text-sm">{buyerHint(deal.buyer)}</p> : null}
        {nextStep && !isLinked(nextStep) ? <NextStep deal={deal} name={other.name} /> : null}
        <DealLinks deal={deal} />
      </div>
    </li>
  );
}

function proposal({ kind, mine, other }: OwnDealDto): string {
  return mine ? `Your ${kind} to ${other.name}` : `${other.name}’s ${kind}`;
}

function isLinked(step: OwnDealDto["nextStep"]): step is "review" | "rate" {
  return step === "review" || step === "rate";
}

function DealLinks({ deal: { nextStep, listing, conversationId, caseId } }: { deal: OwnDealDto }) {
  const review =
    nextStep === "review" ? hrefs.reviews(`listing=${listing.id}`) : hrefs.messages(conversationId);
  const links = [
    ...(isLinked(nextStep) ? [{ text: nextDealStepNames[nextStep], href: review }] : []),
    ...(caseId ? [{ text: "View open case", href: hrefs.case(caseId) }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-3">
      {links.map(({ text, href }) => (
        <IntentLink
          key={text}
          href={href}
          className="line-target rounded-sm text-sm font-semibold underline underline-offset-4"
        >
          {text}
        </IntentLink>
      ))}
    </p>
  );
}

function NextStep({ deal, name }: { deal: OwnDealDto; name: string }) {
  const { nextStep, expiresAt } = deal;
  const step = nextStep === "wait" ? `Waiting for ${name}` : nextStep && nextDealStepNames[nextStep];
  return (
    <p className="text-sm wrap-anywhere">
      <span className="font-semibold">Next:</span> {step}
      {deal.state === "open" ? (
        <span className="text-muted-foreground"> · Expires {formatShortDate(expiresAt)}</span>
      ) : null}
    </p>
  );
}

function NoDeals({ side, isFiltered, sells }: Pick<Props, "side" | "sells"> & { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={Tag} title="Nothing here">
        <p className="text-muted-foreground">You have none with this status.</p>
        <ButtonLink href={hrefs[side]()} variant="secondary">
          Show all
        </ButtonLink>
      </EmptyState>
    );
  }
  if (side === "sales") {
    return (
      <EmptyState icon={Tag} title="No sales yet">
        <p className="text-muted-foreground">
          Offers on your listings, your quotes, and your deals show up here.
        </p>
        {sells ? <ButtonLink href={hrefs.createListing()}>Create listing</ButtonLink> : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Tag} title="No purchases yet">
      <p className="text-muted-foreground">Your offers, quotes you get, and your deals show up here.</p>
      <ButtonLink href={hrefs.category("products")}>Browse products</ButtonLink>
    </EmptyState>
  );
}

"use client";

import { ButtonLink } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { Megaphone } from "@/components/ui/deferred-icons";
import type { OwnAdDto } from "@/lib/advertisements/desk.contract";
import { clickRate, formatClickRate } from "@/lib/advertisements/lifecycle.rules";
import { adPositionNames } from "@/lib/advertisements/rules";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { AdStatusBadge } from "./ad-status";
import { formatNumber } from "@/lib/shared/numbers";

const columns: readonly DataColumn<OwnAdDto>[] = [
  {
    id: "ad",
    title: "Advertisement",
    headClassName: "w-full",
    className: "max-md:col-span-2",
    cell: (ad) => <AdTitle ad={ad} />,
  },
  { id: "state", title: "Status", label: false, cell: ({ status }) => <AdStatusBadge status={status} /> },
  {
    id: "dates",
    title: "Dates",
    className: "max-md:order-last max-md:col-span-2 lg:whitespace-nowrap",
    cell: ({ startsAt, endsAt }) => (
      <>
        <span className="whitespace-nowrap">{formatShortDate(startsAt)} –</span>{" "}
        <span className="whitespace-nowrap">{formatShortDate(endsAt)}</span>
      </>
    ),
  },
  {
    id: "impressions",
    title: "Impressions",
    numeric: true,
    cell: ({ impressions }) => formatNumber(impressions),
  },
  { id: "clicks", title: "Clicks", numeric: true, cell: ({ clicks }) => formatNumber(clicks) },
  {
    id: "rate",
    title: "Click rate",
    numeric: true,
    cell: ({ impressions, clicks }) => formatClickRate(clickRate(impressions, clicks)),
  },
];

export function AdsTable({ ads }: { ads: readonly OwnAdDto[] }) {
  if (ads.length === 0) {
    return (
      <EmptyState icon={Megaphone} title="No advertisements yet" level={3}>
        <p className="text-muted-foreground">Show your best offer on the homepage.</p>
        <ButtonLink href={hrefs.createAdvertisement()}>Create an advertisement</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <DataTable
      server
      caption="Your advertisements"
      columns={columns}
      rows={ads}
      rowId={({ id }) => id}
      rowProps={() => ({ className: "max-md:grid max-md:grid-cols-2 max-md:gap-x-4" })}
    />
  );
}

function AdTitle({ ad }: { ad: OwnAdDto }) {
  return (
    <span className="flex items-center gap-3 max-md:pt-2 max-md:pb-3">
      <img
        src={ad.imageUrl.replace("-1280.", "-320.")}
        alt=""
        width={320}
        height={100}
        loading="lazy"
        className="bg-muted h-10 w-20 shrink-0 rounded-md object-cover object-right md:h-8 md:w-16 md:max-lg:hidden"
      />
      <span className="min-w-0 md:min-w-40">
        <IntentLink
          href={hrefs.editAdvertisement(ad.id)}
          className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {ad.title}
        </IntentLink>
        <span className="text-muted-foreground block">
          {adPositionNames[ad.position]}
          {ad.decisionReason ? ` · Note from our team: ${ad.decisionReason}` : ""}
        </span>
      </span>
    </span>
  );
}

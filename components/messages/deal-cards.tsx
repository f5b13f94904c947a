"use client";

import { errorText, tryAgain } from "@/components/forms/server-errors";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { DealCardProps } from "./deal-card";
import { OfferCard } from "./offer-card";
import { ViewingCard } from "./viewing-card";

/** What of a deal is under way stands at the end of its thread; what is settled where it was said. */
export function isUnderWay({ offer, closedAt }: DealDto): boolean {
  return offer?.status === "open" || (offer?.status === "accepted" && closedAt === null);
}

/** The offer and the viewing that somebody still has to act on. */
export function DealCards(props: DealCardProps) {
  const { deal, step } = props;
  const { viewing } = deal;
  const isPlanned = viewing !== null && ["requested", "rescheduled", "confirmed"].includes(viewing.status);
  return (
    <>
      {isUnderWay(deal) ? <OfferCard {...props} /> : null}
      {isPlanned ? <ViewingCard {...props} viewing={viewing} /> : null}
      {step.error ? (
        <p role="alert" className="text-harm mx-auto max-w-md pt-2 text-sm font-medium">
          {errorText(step.error, `That didn’t work. ${tryAgain}`)}
        </p>
      ) : null}
    </>
  );
}

"use client";

import { errorText, tryAgain } from "@/components/forms/server-errors";
import { ButtonLink } from "@/components/ui/button";
import { Star } from "@/components/ui/icons";
import type { DealDto } from "@/lib/messages/deal.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { DealCard, type DealCardProps } from "./deal-card";
import { beforePeriod } from "./deal-words";
import { OfferCard } from "./offer-card";
import { ViewingCard } from "./viewing-card";

/** An open deal appears at the end of the thread, a settled one at its message. */
export function isUnderWay({ offer, closedAt }: DealDto): boolean {
  return offer?.status === "open" || (offer?.status === "accepted" && closedAt === null);
}

export function DealCards(props: DealCardProps) {
  const { deal, step } = props;
  const { viewing, earlierViewings } = deal;
  const isPlanned = viewing !== null && ["requested", "rescheduled", "confirmed"].includes(viewing.status);
  return (
    <>
      {isUnderWay(deal) ? <OfferCard {...props} /> : null}
      {earlierViewings.map((earlier) => (
        <ViewingCard
          key={earlier.id}
          {...props}
          timeZone={deal.timeZone}
          viewing={{ ...earlier, actions: earlier.actions.filter((action) => action !== "decline") }}
        />
      ))}
      {isPlanned ? <ViewingCard {...props} viewing={viewing} timeZone={deal.timeZone} /> : null}
      <ReviewCard {...props} />
      {step.error ? (
        <p role="alert" className="text-harm mx-auto max-w-md pt-2 text-sm font-medium">
          {errorText(step.error, `That didn’t work. ${tryAgain}`)}
        </p>
      ) : null}
    </>
  );
}

function ReviewCard({ conversation, deal }: DealCardProps) {
  const { subject, other } = conversation;
  if (!deal.closedAt || !deal.canReview || subject.kind !== "listing") return null;
  return (
    <DealCard
      icon={Star}
      title="How did it go?"
      state="Deal completed"
      look="trust"
      actions={
        <ButtonLink href={hrefs.reviews(`listing=${subject.id}`)} size="sm" className="tap-target">
          Write a review
        </ButtonLink>
      }
    >
      <p className="text-sm">
        Tell other buyers how it went with {beforePeriod(other.name)}. You earn points once your review is
        published.
      </p>
    </DealCard>
  );
}

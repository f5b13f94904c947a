"use client";

import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Button, ButtonLink } from "@/components/ui/button";
import { Star } from "@/components/ui/icons";
import { Stars } from "@/components/ui/stars";
import type { DealDto } from "@/lib/messages/deal.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { DealCard, type DealCardProps } from "./deal-card";
import { beforePeriod, isViewingShown } from "./deal-words";
import { OfferCard } from "./offer-card";
import { ViewingCard } from "./viewing-card";

/** An open deal appears at the end of the thread, a settled one at its message. */
export function isUnderWay({ offer, closedAt }: DealDto): boolean {
  return offer?.status === "open" || (offer?.status === "accepted" && closedAt === null);
}

export function DealCards(props: DealCardProps) {
  const { deal, step } = props;
  const { viewing, earlierViewings } = deal;
  return (
    <>
      {isUnderWay(deal) ? <OfferCard {...props} /> : null}
      {earlierViewings.map((earlier) => (
        <ViewingCard
          key={earlier.id}
          {...props}
          timeZone={deal.timeZone}
          viewing={{
            ...earlier,
            actions: earlier.actions.filter((action) => action !== "decline"),
            canOpenCase: false,
          }}
        />
      ))}
      {viewing && isViewingShown(deal) ? (
        <ViewingCard {...props} viewing={viewing} timeZone={deal.timeZone} />
      ) : null}
      <ReviewCard {...props} />
      <RatingCard {...props} />
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

function RatingCard({ conversation, deal, onPress }: DealCardProps) {
  const { buyerRating, canRateBuyer } = deal;
  const { name } = conversation.other;
  if (buyerRating && buyerRating.status !== "deleted") {
    return <RatedCard name={name} rated={buyerRating} onPress={onPress} />;
  }
  if (!canRateBuyer) return null;
  return (
    <DealCard
      icon={Star}
      title={`How was ${name} as a buyer?`}
      state="Deal completed"
      look="trust"
      actions={
        <Button size="sm" className="tap-target" onClick={() => onPress("rate")}>
          Rate buyer
        </Button>
      }
    >
      <p className="text-sm">
        Only sellers who deal with {name} see your rating. If {name} reviews you too, both are published.
      </p>
    </DealCard>
  );
}

type RatedProps = Pick<DealCardProps, "onPress"> & {
  name: string;
  rated: NonNullable<DealDto["buyerRating"]>;
};

function RatedCard({ name, rated, onPress }: RatedProps) {
  const { rating, text, status, publishAt, actions } = rated;
  const isPublished = status === "published";
  return (
    <DealCard
      icon={Star}
      title={`Your rating of ${name}`}
      state={isPublished ? "Published" : "Scheduled"}
      look={isPublished ? "trust" : "waiting"}
      actions={
        <>
          {actions.includes("edit") ? (
            <Button variant="secondary" size="sm" className="tap-target" onClick={() => onPress("rate")}>
              Edit rating
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            className="tap-target"
            onClick={() => onPress("delete_rating")}
          >
            Delete rating
          </Button>
        </>
      }
    >
      <Stars value={rating} />
      {text ? <p className="wrap-anywhere whitespace-pre-wrap">{text}</p> : null}
      {isPublished ? null : (
        <p className="text-muted-foreground text-sm">
          Other sellers see it when {name} has reviewed you too, or on {formatDate(publishAt)}.
        </p>
      )}
    </DealCard>
  );
}

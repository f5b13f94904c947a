"use client";

import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/deferred-icons";
import { Price } from "@/components/ui/price";
import { isEnding, type OfferStatus } from "@/lib/messages/deal.rules";
import { formatRelative } from "@/lib/shared/dates";
import { formatPriceFor, perPeriod } from "@/lib/listings/offer/price-period.rules";
import { formatPrice } from "@/lib/shared/money";
import { CaseButton } from "./case-button";
import { DealCard, type DealCardProps } from "./deal-card";
import { beforePeriod, buyerHint, nextStep, noPayment, offerTitle, type Offer } from "./deal-words";
import { exactTime, type Clock } from "./times";

const looks: Record<OfferStatus, { state: string; look: "waiting" | "trust" | "neutral" }> = {
  open: { state: "Open", look: "waiting" },
  countered: { state: "Countered", look: "neutral" },
  accepted: { state: "Accepted", look: "trust" },
  declined: { state: "Declined", look: "neutral" },
  withdrawn: { state: "Withdrawn", look: "neutral" },
  expired: { state: "Expired", look: "neutral" },
};

export function OfferCard({ conversation, deal, clock, onPress }: Omit<DealCardProps, "step">) {
  const { offer, closedAt } = deal;
  if (!offer) return null;
  const { amount, quantity, note, status } = offer;
  const { subject, obstacle } = conversation;
  const listing = subject.kind === "listing" ? subject : null;
  const listedPrice = listing && listing.price * quantity !== amount ? listing.price : null;
  const { state, look } = closedAt && status === "accepted" ? completed : looks[status];
  return (
    <DealCard
      icon={Tag}
      title={offerTitle(conversation, offer)}
      state={state}
      look={look}
      actions={
        <OfferButtons offer={offer} deal={deal} isSendingBlocked={obstacle !== null} onPress={onPress} />
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price amount={amount} unit={perPeriod(listing?.per)} className="text-2xl" />
        {quantity > 1 ? <span className="font-medium">for {quantity}</span> : null}
        {listedPrice ? (
          <span className="text-muted-foreground text-sm">
            Listed at {formatPriceFor(listedPrice, listing?.per)}
            {quantity > 1 ? " each" : ""}
          </span>
        ) : null}
      </p>
      {note ? <p className="wrap-anywhere whitespace-pre-wrap">{note}</p> : null}
      {deal.buyer ? <BuyerHint buyer={deal.buyer} onPress={() => onPress("buyer")} /> : null}
      {status === "open" ? <Expiry offer={offer} name={conversation.other.name} clock={clock} /> : null}
      {status === "accepted" && !closedAt ? (
        <p className="text-sm">
          {nextStep(conversation, deal)} {noPayment}
        </p>
      ) : null}
    </DealCard>
  );
}

type HintProps = { buyer: NonNullable<DealCardProps["deal"]["buyer"]>; onPress: () => void };

function BuyerHint({ buyer, onPress }: HintProps) {
  const hint = buyerHint(buyer);
  if (buyer.count === 0) return <p className="text-muted-foreground text-sm">{hint}</p>;
  return (
    <button
      type="button"
      className="line-target justify-self-start rounded-sm text-sm font-medium underline underline-offset-4"
      onClick={onPress}
    >
      {hint}
    </button>
  );
}

const completed = { state: "Completed", look: "trust" } as const;

function Expiry({ offer, name, clock }: { offer: Offer; name: string; clock: Clock }) {
  const { expiresAt, mine } = offer;
  return (
    <p className="text-muted-foreground text-sm">
      {mine ? `Waiting for ${beforePeriod(name)}. Expires ` : "Expires "}
      <time dateTime={expiresAt} title={exactTime(expiresAt, clock.timeZone)}>
        {formatRelative(expiresAt, clock.now)}
      </time>
      .
    </p>
  );
}

type ButtonsProps = Pick<DealCardProps, "deal" | "onPress"> & {
  offer: Offer;
  isSendingBlocked: boolean;
};

function OfferButtons({ offer, deal, isSendingBlocked, onPress }: ButtonsProps) {
  const { amount } = offer;
  const actions = isSendingBlocked ? offer.actions.filter(isEnding) : offer.actions;
  if (actions.length === 0 && !deal.canComplete && !deal.canOpenCase && !deal.case) return null;
  return (
    <>
      {deal.canComplete ? (
        <Button size="sm" className="tap-target" onClick={() => onPress("complete")}>
          Mark completed
        </Button>
      ) : null}
      {actions.includes("call_off") ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => onPress("call_off")}>
          Call off deal
        </Button>
      ) : null}
      {actions.includes("accept") ? (
        <Button size="sm" className="tap-target" onClick={() => onPress("accept")}>
          Accept {formatPrice(amount)}
        </Button>
      ) : null}
      {deal.canOffer && offer.status === "open" && !isSendingBlocked ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => onPress("offer")}>
          Counter
        </Button>
      ) : null}
      {actions.includes("decline") ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => onPress("decline")}>
          Decline
        </Button>
      ) : null}
      {actions.includes("withdraw") ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => onPress("withdraw")}>
          Withdraw
        </Button>
      ) : null}
      <CaseButton {...deal} onOpen={() => onPress("case")} />
    </>
  );
}

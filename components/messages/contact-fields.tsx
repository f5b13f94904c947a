"use client";

import { useState } from "react";
import { SlotPicker } from "@/components/appointments/slot-picker";
import { AffixField } from "@/components/forms/affix-field";
import { dealCopy, eventName } from "@/lib/messages/deal.copy";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import type { Contact } from "./contact-hooks";
import type { ContactKind, ContactSubject } from "./contact-subject";
import { noPayment, parseAmount, parseQuantity } from "./deal-words";
import { QuantityField } from "./quantity-field";
import { ViewingTime } from "./viewing-time";
import { deviceZone, parseViewingTime, validateViewingTime } from "./viewing-times";

type Extra = ReturnType<typeof useContactExtra>;

/** `send` returns false if the price or time is invalid. */
export function useContactExtra(
  kind: ContactKind | undefined,
  contact: Contact,
  {
    stock = 1,
    timeZone = deviceZone(),
    bookable,
  }: { stock?: number; timeZone?: string; bookable?: true } = {},
) {
  const [values, setValues] = useState({
    amount: "",
    pieces: "1",
    day: "",
    time: "",
    slot: "",
    autoConfirm: false,
  });
  const [problem, setProblem] = useState<string>();
  const [countProblem, setCountProblem] = useState<string>();

  function change(next: Partial<typeof values>): void {
    contact.renew();
    setProblem(undefined);
    setCountProblem(undefined);
    setValues({ ...values, ...next });
  }

  function send(): boolean {
    const amount = kind === "offer" ? parseAmount(values.amount) : null;
    const isSlot = kind === "viewing" && bookable;
    const typed = kind === "viewing" ? parseViewingTime(values.day, values.time, timeZone) : null;
    const startsAt = isSlot ? values.slot || null : typed;
    const { quantity, wrong } = parseQuantity(values.pieces, stock);
    const found =
      kind === "offer"
        ? amount === null
          ? dealCopy.amount
          : undefined
        : validateViewingTime(startsAt, Date.now());
    setProblem(found);
    if (kind === "offer") setCountProblem(wrong);
    if (found || (kind === "offer" && wrong)) return false;
    return contact.send({
      amount: amount ?? undefined,
      quantity: kind === "offer" && quantity > 1 ? quantity : undefined,
      startsAt: startsAt ?? undefined,
      booking: isSlot ? (values.autoConfirm ? "confirmed" : "requested") : undefined,
    });
  }

  return { values, problem, countProblem, change, send };
}

type Props = { subject: ContactSubject; kind?: ContactKind; extra: Extra };

export function ContactFields({ subject: { listing }, kind, extra }: Props) {
  const { values, problem, countProblem, change } = extra;
  if (kind === "viewing" && listing?.bookable) {
    return (
      <SlotPicker
        source={{ kind: "listing", id: listing.id }}
        value={values.slot}
        error={problem}
        onChange={({ startsAt, autoConfirm }) => change({ slot: startsAt, autoConfirm })}
      />
    );
  }
  if (kind === "viewing") {
    const timeZone = listing?.timeZone ?? deviceZone();
    return (
      <ViewingTime
        event={eventName(listing?.category)}
        day={values.day}
        time={values.time}
        timeZone={timeZone}
        error={problem}
        onChange={change}
      />
    );
  }
  if (kind !== "offer") return null;
  const stock = listing?.stock;
  return (
    <div className="grid gap-2">
      {stock ? (
        <QuantityField
          stock={stock}
          value={values.pieces}
          error={countProblem}
          onChange={(pieces) => change({ pieces })}
        />
      ) : null}
      <AffixField
        label={stock && Number(values.pieces) > 1 ? "Your total offer" : "Your offer"}
        prefix="$"
        value={values.amount}
        error={problem}
        help={
          listing
            ? `Listed at ${formatPriceFor(listing.price, listing.per)}${stock ? " each" : ""}`
            : undefined
        }
        onChange={(event) => change({ amount: event.target.value })}
      />
      <p className="text-muted-foreground text-sm">{noPayment}</p>
    </div>
  );
}

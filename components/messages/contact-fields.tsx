"use client";

import { useState } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { dealCopy } from "@/lib/messages/deal.copy";
import { formatPrice } from "@/lib/shared/money";
import type { Contact } from "./contact-hooks";
import type { ContactKind, ContactSubject } from "./contact-subject";
import { noPayment, readAmount } from "./deal-words";
import { ViewingTime } from "./viewing-time";
import { readTime } from "./viewing-times";

type Extra = ReturnType<typeof useContactExtra>;

/** The price or the time that comes with a first message; `send` is false while that is no price or no time. */
export function useContactExtra(kind: ContactKind | undefined, contact: Contact) {
  const [values, setValues] = useState({ amount: "", day: "", time: "" });
  const [problem, setProblem] = useState<string>();

  function change(next: Partial<typeof values>): void {
    contact.renew();
    setProblem(undefined);
    setValues({ ...values, ...next });
  }

  function send(): boolean {
    const amount = kind === "offer" ? readAmount(values.amount) : null;
    const startsAt = kind === "viewing" ? readTime(values.day, values.time) : null;
    if (amount === null && startsAt === null) {
      setProblem(kind === "offer" ? dealCopy.amount : dealCopy.chooseTime);
      return false;
    }
    return contact.send({ amount: amount ?? undefined, startsAt: startsAt ?? undefined });
  }

  return { values, problem, change, send };
}

type Props = { subject: ContactSubject; kind?: ContactKind; extra: Extra };

/** Fields of an offer or a viewing over the words. */
export function ContactFields({ subject: { listing }, kind, extra }: Props) {
  const { values, problem, change } = extra;
  if (kind === "viewing") {
    return <ViewingTime day={values.day} time={values.time} error={problem} onChange={change} />;
  }
  if (kind !== "offer") return null;
  return (
    <div className="grid gap-2">
      <AffixField
        label="Your price"
        prefix="$"
        value={values.amount}
        error={problem}
        help={listing ? `Listed at ${formatPrice(listing.price)}` : undefined}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <p className="text-muted-foreground text-sm">{noPayment}</p>
    </div>
  );
}

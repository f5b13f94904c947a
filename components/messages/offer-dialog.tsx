"use client";

import { useState } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import { makeOffer } from "@/lib/messages/deal.contract";
import { dealCopy, amountForQuantity } from "@/lib/messages/deal.copy";
import { defaultOfferDays, maxOfferNote, type OfferDays } from "@/lib/messages/deal.rules";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import { formatPrice } from "@/lib/shared/money";
import { useDealStep } from "./deal-hooks";
import { noPayment, offerVerb, parseAmount, parseQuantity, type DealDialogProps } from "./deal-words";
import { DaysField, daysText } from "./days-field";
import { QuantityField } from "./quantity-field";

function useOfferForm({ conversation: { id, side }, deal, onOpenChange }: DealDialogProps) {
  const [amount, setAmount] = useState("");
  const [pieces, setPieces] = useState(() => String(Math.min(deal.offer?.quantity ?? 1, deal.stock)));
  const [note, setNote] = useState("");
  const [days, setDays] = useState<OfferDays>(defaultOfferDays);
  const [problem, setProblem] = useState<{ amount?: string; quantity?: string }>({});
  const step = useDealStep(id);
  const fields = fieldErrors(step.error);

  function send(): void {
    const dollars = parseAmount(amount);
    const { quantity, wrong } = parseQuantity(pieces, deal.stock);
    setProblem({ amount: dollars === null ? dealCopy.amount : undefined, quantity: wrong });
    if (dollars === null || wrong) return;
    const body = { amount: dollars, quantity, note, ...(side === "owner" ? { days } : {}) };
    step.mutate(() => call(makeOffer, { params: { id }, body }), { onSuccess: () => onOpenChange(false) });
  }

  const errors = {
    amount: problem.amount ?? fields.amount,
    quantity: problem.quantity ?? fields.quantity,
    note: fields.note,
    days: fields.days,
  };
  return { amount, setAmount, pieces, setPieces, note, setNote, days, setDays, errors, step, send };
}

function knownPrice({ conversation: { other, subject }, deal }: DealDialogProps): string | undefined {
  const { offer, stock } = deal;
  if (offer?.status === "open") {
    return `${other.name} proposed ${amountForQuantity(formatPrice(offer.amount), offer.quantity)}`;
  }
  if (subject.kind !== "listing") return undefined;
  return `Listed at ${formatPriceFor(subject.price, subject.per)}${stock > 1 ? " each" : ""}`;
}

export function OfferDialog(props: DealDialogProps) {
  const { conversation, deal, open, onOpenChange } = props;
  const { other } = conversation;
  const { amount, setAmount, pieces, setPieces, note, setNote, days, setDays, errors, step, send } =
    useOfferForm(props);
  const verb = offerVerb(conversation, deal.offer);
  const several = deal.stock > 1;

  return (
    <FormDialog
      open={open}
      title={verb === "Counter" ? `Counter ${other.name}’s price` : verb}
      button={
        verb === "Counter" ? "Send counteroffer" : verb === "Send a quote" ? "Send quote" : "Send offer"
      }
      pending={step.isPending}
      error={step.error}
      failure={`Your offer wasn’t sent. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={send}
    >
      {several ? (
        <QuantityField stock={deal.stock} value={pieces} error={errors.quantity} onChange={setPieces} />
      ) : null}
      <AffixField
        label={several && Number(pieces) > 1 ? "Your total offer" : "Your offer"}
        prefix="$"
        value={amount}
        error={errors.amount}
        help={knownPrice(props)}
        data-autofocus
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field label="Note (optional)" error={errors.note}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={2}
            value={note}
            maxLength={maxOfferNote}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {conversation.side === "owner" ? (
        <DaysField value={days} error={errors.days} onChange={setDays} />
      ) : null}
      <p className="text-muted-foreground text-sm">
        {other.name} has {daysText(days)} to answer. {noPayment}
      </p>
    </FormDialog>
  );
}

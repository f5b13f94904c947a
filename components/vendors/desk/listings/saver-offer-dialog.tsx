"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { DaysField } from "@/components/messages/days-field";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { dealCopy } from "@/lib/messages/deal.copy";
import { defaultOfferDays, type OfferDays } from "@/lib/messages/deal.rules";
import {
  getSaverOffer,
  makeSaverOffer,
  type SaverOfferState,
} from "@/lib/messages/savers/saver-offers.contract";
import { saverOfferCopy } from "@/lib/messages/savers/saver-offers.copy";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";
import { parseMoney } from "@/lib/shared/typed-number";
import { newUuid } from "@/lib/shared/uuid";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { vendorKeys } from "../../keys";

type Props = { listing: DeskListingDto; onClose: () => void };

function peopleText(count: number): string {
  return count === 1 ? "1 person" : `${formatNumber(count)} people`;
}

function useSaverOffer({ listing: { id, price }, onClose }: Props) {
  const [amount, setAmount] = useState("");
  const [days, setDays] = useState<OfferDays>(defaultOfferDays);
  const [key, setKey] = useState(newUuid);
  const [problem, setProblem] = useState<string>();
  const state = useQuery({
    queryKey: vendorKeys.saverOffer(id),
    queryFn: ({ signal }) => call(getSaverOffer, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: (dollars: number) =>
      call(makeSaverOffer, { params: { id }, body: { amount: dollars, days } }, { idempotencyKey: key }),
    onSuccess: () => {
      toast({ title: `Your offer is on its way to ${peopleText(state.data?.people ?? 0)}` });
      onClose();
    },
    onError: () => setKey(newUuid()),
  });

  function submit(): void {
    const dollars = parseMoney(amount);
    const isAmount = dollars !== null && dollars > 0;
    const wrong = isAmount
      ? dollars < price
        ? undefined
        : saverOfferCopy.belowPrice(price)
      : dealCopy.amount;
    setProblem(wrong);
    if (isAmount && !wrong) send.mutate(dollars);
  }

  const errors = fieldErrors(send.error);
  return {
    amount,
    setAmount,
    days,
    setDays,
    error: problem ?? errors.amount,
    daysError: errors.days,
    state,
    send,
    submit,
  };
}

export function SaverOfferDialog(props: Props) {
  const { listing, onClose } = props;
  const { amount, setAmount, days, setDays, error, daysError, state, send, submit } = useSaverOffer(props);
  const { data } = state;
  const isPossible = data !== undefined && data.people > 0 && data.nextAt === null;
  return (
    <FormDialog
      title={`Offer to people who saved ${listing.title}`}
      button={isPossible ? `Send to ${peopleText(data.people)}` : "Send"}
      pending={send.isPending}
      disabled={!isPossible}
      error={send.error ?? state.error}
      failure={send.error ? `Your offer wasn’t sent. ${tryAgain}` : `This couldn’t be loaded. ${tryAgain}`}
      onClose={onClose}
      onSubmit={submit}
    >
      {data ? <StateLine state={data} /> : state.error ? null : <Skeleton className="h-6" />}
      {isPossible ? (
        <>
          <AffixField
            label="Your offer"
            prefix="$"
            value={amount}
            error={error}
            help={`Listed at ${formatPrice(listing.price)}. The listed price doesn’t change.`}
            data-autofocus
            onChange={(event) => setAmount(event.target.value)}
          />
          <DaysField value={days} error={daysError} onChange={setDays} />
          <p className="text-muted-foreground text-sm">
            The first person who accepts gets it. You’ll see their name then.
          </p>
        </>
      ) : null}
    </FormDialog>
  );
}

function StateLine({ state: { people, nextAt, last } }: { state: SaverOfferState }) {
  return (
    <div className="grid gap-1">
      <p>{people === 0 ? saverOfferCopy.nobody : `${peopleText(people)} saved this and can get an offer.`}</p>
      {nextAt ? <p className="text-muted-foreground text-sm">{saverOfferCopy.nextAt(nextAt)}</p> : null}
      {last ? (
        <p className="text-muted-foreground text-sm">
          Last offer: {formatPrice(last.amount)} on {formatDate(last.createdAt)}
        </p>
      ) : null}
    </div>
  );
}

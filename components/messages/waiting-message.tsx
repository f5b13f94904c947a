"use client";

import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Send } from "@/components/ui/deferred-icons";
import { capitalized, eventName, amountForQuantity } from "@/lib/messages/deal.copy";
import { appointment, formatReaderTime } from "@/lib/messages/appointment.rules";
import { excerptOf } from "@/lib/shared/excerpt";
import { formatPrice } from "@/lib/shared/money";
import { useSendFirstMessage } from "./contact-hooks";
import type { ContactSubject } from "./contact-subject";
import { deviceZone } from "./viewing-times";
import type { PendingMessage } from "./waiting-store";

type Props = { waiting: PendingMessage; onSent: (conversationId: string) => void };

export function PendingMessageCard({ waiting, onSent }: Props) {
  const { mutate, isPending, isSuccess, error } = useSendFirstMessage(({ id }) => onSent(id));
  const isSending = isPending || isSuccess;
  const { subject, text, amount, quantity, startsAt } = waiting;
  return (
    <div className="bg-muted grid gap-3 rounded-md p-4">
      <p className="text-sm">
        <span className="font-semibold">Your message to {subject.vendor.businessName}</span>
        {subject.listing ? <span className="text-muted-foreground"> · {subject.listing.title}</span> : null}
      </p>
      {amount === undefined ? null : (
        <p className="font-semibold">Your offer: {amountForQuantity(formatPrice(amount), quantity ?? 1)}</p>
      )}
      {startsAt === undefined ? null : <WaitingTime subject={subject} startsAt={startsAt} />}
      {text ? <p className="wrap-anywhere whitespace-pre-line">{excerptOf(text, 240)}</p> : null}
      {error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(error, `Your message wasn’t sent. ${tryAgain}`)}</p>
        </Alert>
      ) : null}
      <Button className="w-full" pending={isSending} onClick={() => mutate(waiting)} data-autofocus>
        <Send />
        Send message
      </Button>
      <p role="status" className="text-muted-foreground text-center text-sm empty:hidden">
        {isSending ? "Sending…" : null}
      </p>
    </div>
  );
}

function WaitingTime({ subject: { listing }, startsAt }: { subject: ContactSubject; startsAt: string }) {
  const reader = deviceZone();
  const place = listing?.timeZone ?? reader;
  const here = formatReaderTime(startsAt, { place, reader });
  return (
    <div>
      <p className="font-semibold">
        {capitalized(eventName(listing?.category))}: {appointment(startsAt, place)}
      </p>
      {here ? <p className="text-sm">{here}</p> : null}
    </div>
  );
}

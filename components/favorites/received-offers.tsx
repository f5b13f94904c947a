"use client";

import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IntentLink } from "@/components/ui/intent-link";
import { Price } from "@/components/ui/price";
import { RelativeTime } from "@/components/ui/relative-time";
import { call } from "@/lib/client/api";
import { acceptReceivedOffer, type ReceivedOfferDto } from "@/lib/messages/savers/saver-offers.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice } from "@/lib/shared/money";
import { newUuid } from "@/lib/shared/uuid";

export function ReceivedOffers({ offers }: { offers: readonly ReceivedOfferDto[] }) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReceivedOfferDto | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: ReceivedOfferDto) =>
      call(acceptReceivedOffer, { params: { id } }, { idempotencyKey: newUuid() }),
    onSuccess: ({ conversationId }) => router.push(hrefs.messages(conversationId)),
    onError: (error) => {
      setChosen(null);
      toastFailure("The offer wasn’t accepted", error);
      router.refresh();
    },
  });
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="received-offers" className="grid gap-3">
      <h2 id="received-offers" className="text-lg font-semibold">
        Offers for you
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="bg-card flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border p-4"
          >
            <OfferText offer={offer} />
            <Button size="sm" className="tap-target" onClick={() => setChosen(offer)}>
              Accept {formatPrice(offer.amount)}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <ConfirmDialog
          title={`Accept the offer for ${chosen.title}`}
          button={`Accept ${formatPrice(chosen.amount)}`}
          pending={isPending}
          onClose={() => setChosen(null)}
          onConfirm={() => mutate(chosen)}
        >
          <p>
            You’ll have a deal at this price, and the seller sees your name. Arrange payment and handover with
            each other in Messages.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function OfferText({ offer }: { offer: ReceivedOfferDto }) {
  const { listingId, title, imageUrl, amount, price, expiresAt } = offer;
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          className="bg-muted size-14 shrink-0 rounded-md object-cover"
        />
      ) : null}
      <div className="min-w-0">
        <IntentLink href={hrefs.listing(listingId)} className="font-medium wrap-anywhere hover:underline">
          {title}
        </IntentLink>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={amount} className="font-semibold" />
          <span className="text-muted-foreground text-sm">Listed at {formatPrice(price)}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          <RelativeTime date={expiresAt} exact={formatDate(expiresAt)} prefix="Expires" />
        </p>
      </div>
    </div>
  );
}

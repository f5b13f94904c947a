"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Prose } from "@/components/ui/prose";
import { Skeleton } from "@/components/ui/skeleton";
import { Stars } from "@/components/ui/stars";
import { call } from "@/lib/client/api";
import { getBuyer } from "@/lib/messages/rating.contract";
import { formatMonth } from "@/lib/shared/dates";
import { buyerHint, type DealDialogProps } from "./deal-words";
import { messageKeys } from "./keys";

export function BuyerDialog({ conversation, open, onOpenChange }: DealDialogProps) {
  const { id, other } = conversation;
  const query = useQuery({
    queryKey: messageKeys.buyer(id),
    queryFn: ({ signal }) => call(getBuyer, { params: { id } }, { signal }),
    enabled: open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${other.name} as a buyer`}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)} data-autofocus>
          Close
        </Button>
      }
    >
      {query.data ? (
        <div className="grid gap-4">
          <p className="text-muted-foreground text-sm">
            {buyerHint(query.data)}. Only sellers can see this, so please don’t share it.
          </p>
          <ul role="list" className="grid gap-4">
            {query.data.ratings.map(({ rating, text, createdAt }) => (
              <li key={createdAt} className="grid gap-1">
                <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
                  <Stars value={rating} />
                  {formatMonth(createdAt)}
                </p>
                {text ? <Prose text={text} /> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : query.error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>We couldn’t load the ratings.</p>
          <Button variant="secondary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12 w-2/3" />
        </div>
      )}
    </Dialog>
  );
}

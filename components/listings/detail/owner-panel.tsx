"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Pencil } from "@/components/ui/deferred-icons";
import { actionLabel } from "@/components/vendors/desk/listings/actions";
import { FinalDialog, isFinal, type FinalActionName } from "@/components/vendors/desk/listings/final-dialog";
import { useAct } from "@/components/vendors/desk/listings/hooks";
import { call } from "@/lib/client/api";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { getOwnListing } from "@/lib/listings/desk/editing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";
import { listingKeys } from "../keys";

export type OwnerPanelProps = {
  listing: ListingDetailDto;
  inBar: boolean;
};

export function OwnerPanel({ listing, inBar }: OwnerPanelProps) {
  const { id } = listing;
  const { data: own, refetch } = useQuery({
    queryKey: listingKeys.own(id),
    queryFn: () => call(getOwnListing, { params: { id } }),
  });
  const [final, setFinal] = useState<FinalActionName | null>(null);
  const { mutate, isPending } = useAct();
  const closing = own?.actions.find((action): action is "sell" | "let" => isFinal(action));

  function close(action: FinalActionName): void {
    mutate({ listing, action }, { onSuccess: () => void refetch(), onSettled: () => setFinal(null) });
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">Your listing</p>
        <p className="text-muted-foreground min-h-lh text-sm tabular-nums">
          {own ? `${viewsText(own.viewCount)} · ${favoritesText(own.favoriteCount)}` : null}
        </p>
      </div>
      {own?.editing === "closed" ? null : (
        <ButtonLink href={hrefs.editListing(id)} size="lg" className={inBar ? "max-lg:hidden" : ""}>
          <Pencil />
          Edit
        </ButtonLink>
      )}
      {closing ? (
        <Button variant="secondary" size="lg" onClick={() => setFinal(closing)}>
          {actionLabel(closing, listing)}
        </Button>
      ) : null}
      {final ? (
        <FinalDialog
          listing={listing}
          action={final}
          pending={isPending}
          onClose={() => setFinal(null)}
          onConfirm={() => close(final)}
        />
      ) : null}
    </div>
  );
}

function viewsText(count: number): string {
  return count === 1 ? "1 view" : `${formatNumber(count)} views`;
}

function favoritesText(count: number): string {
  return count === 1 ? "1 favorite" : `${formatNumber(count)} favorites`;
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { tryAgain } from "@/components/forms/server-errors";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { changeManyListings } from "@/lib/listings/desk/bulk.contract";
import type { BulkAction, PriceChange } from "@/lib/listings/desk/bulk.rules";
import { deleteListing } from "@/lib/listings/desk/editing.contract";
import { actOnListing } from "@/lib/listings/desk/lifecycle.contract";
import type { OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { successText } from "./actions";

type ListingActionInput = {
  listing: Pick<DeskListingDto, "id" | "title" | "category">;
  action: OwnerAction | "delete";
};

export function useAct() {
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ listing, action }: ListingActionInput) => {
      const { id } = listing;
      if (action === "delete") {
        await call(deleteListing, { params: { id } });
        return null;
      }
      const idempotencyKey = newUuid();
      return call(actOnListing, { params: { id, action }, body: {} }, { idempotencyKey });
    },
    onSuccess: (changed, { listing, action }) => {
      toast({ title: successText(listing, action) });
      if (action === "duplicate" && changed) router.push(hrefs.editListing(changed.id));
      else router.refresh();
    },
    onError: (error, { listing }) => toastFailure(`${listing.title || "The draft"} wasn’t changed`, error),
  });
}

type Bulk = { action: BulkAction; ids: string[]; price?: PriceChange };

function countOf(count: number): string {
  return count === 1 ? "1 listing" : `${count} listings`;
}

export function useBulk(onDone: (done: string[], action: BulkAction) => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: Bulk) => call(changeManyListings, { body }),
    onSuccess: ({ results }, { action }) => {
      const done = results.filter(({ ok }) => ok).map(({ id }) => id);
      const refused = results.find(({ ok }) => !ok);
      if (refused) {
        toast({
          title: `${countOf(results.length - done.length)} of ${results.length} couldn’t be changed`,
          description: refused.error ?? tryAgain,
          variant: "destructive",
        });
      }
      onDone(done, action);
      router.refresh();
    },
    onError: (error) => toastFailure("Nothing changed", error),
  });
}

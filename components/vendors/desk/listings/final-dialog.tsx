"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { directlyEditableStatuses, type OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { actionLabel } from "./actions";

const finals = ["sell", "let", "delete"] as const;
export type FinalActionName = (typeof finals)[number];

export function isFinal(action: OwnerAction | "delete"): action is FinalActionName {
  return finals.some((name) => name === action);
}

type ListingName = Pick<DeskListingDto, "title" | "category" | "status">;
type Props = {
  listing: ListingName;
  action: FinalActionName;
  pending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function FinalDialog({ listing, action, pending, onClose, onConfirm }: Props) {
  const verb = action === "delete" ? "Delete" : actionLabel(action, listing);
  return (
    <ConfirmDialog
      title={`${verb}: ${listing.title || "draft"}`}
      button={verb}
      harm={action === "delete"}
      pending={pending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{effectOf(listing, action)}</p>
    </ConfirmDialog>
  );
}

function effectOf({ category, status }: ListingName, action: FinalActionName): string {
  if (action === "delete") {
    const wasPublic = !directlyEditableStatuses.includes(status);
    return wasPublic ? "It comes off the site for good." : "It’s deleted for good.";
  }
  const label = action === "let" ? "rented" : category === "services" ? "no longer offered" : "sold";
  return `It stays on the site marked as ${label}. If that falls through, you can make it available again.`;
}

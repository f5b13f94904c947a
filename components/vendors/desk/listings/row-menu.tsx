"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import { useMayPrice } from "@/components/users/use-may-price";
import { isEditable, findListingTransition, type OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { actionLabel, actionsOf } from "./actions";

type Props = {
  listing: DeskListingDto;
  canFeature: boolean;
  onAction: (action: OwnerAction | "delete") => void;
  onOpen: (panel: Panel) => void;
};

export type Panel = "terms" | "saver-offer";

export function RowMenu({ listing, canFeature, onAction, onOpen }: Props) {
  const { id, title, status, rental } = listing;
  const mayPrice = useMayPrice();
  const deletable = findListingTransition({ action: "delete", actor: "owner", status, rental }) !== null;
  return (
    <Menu
      label={`Actions for ${title || "the draft"}`}
      trigger={<EllipsisVertical />}
      triggerClassName={buttonVariants({ variant: "ghost", size: "icon-sm" })}
    >
      {isEditable(status) ? <MenuLink href={hrefs.editListing(id)}>Edit</MenuLink> : null}
      <MenuLink href={hrefs.editListing(id, "view=preview")}>Preview</MenuLink>
      {isEditable(status) && mayPrice ? (
        <MenuItem onSelect={() => onOpen("terms")}>Private terms</MenuItem>
      ) : null}
      {status === "approved" && mayPrice ? (
        <MenuItem onSelect={() => onOpen("saver-offer")}>Offer to people who saved it</MenuItem>
      ) : null}
      {actionsOf(listing)
        .filter((action) => action !== "feature" || canFeature)
        .map((action) => (
          <MenuItem key={action} onSelect={() => onAction(action)}>
            {actionLabel(action, listing)}
          </MenuItem>
        ))}
      {deletable ? (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onAction("delete")}>Delete</MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

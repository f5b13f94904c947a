"use client";

import { startTransition, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem } from "@/components/ui/menu";
import { TableBulkBar } from "@/components/ui/table";
import { useMayPrice } from "@/components/users/use-may-price";
import type { BulkAction, PriceChange } from "@/lib/listings/desk/bulk.rules";
import type { FeaturedUse } from "@/lib/listings/desk/limits.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { bulkChoices, bulkWords, isBulkApplicable, type BulkChoice } from "./actions";
import { BulkConfirm } from "./bulk-confirm";

type Props = {
  selected: readonly DeskListingDto[];
  featured: FeaturedUse;
  pending: boolean;
  onClear: () => void;
  onConfirm: (change: { action: BulkAction; ids: string[]; price?: PriceChange }) => void;
};

/** Separate from the table, which isn't rerendered when it opens. */
export function BulkActions({ selected, featured, pending, onClear, onConfirm }: Props) {
  const [asking, setAsking] = useState<BulkChoice | null>(null);
  const mayPrice = useMayPrice();
  const canFeature = featured.limit > 0;
  const choices = bulkChoices
    .filter((choice) => choice !== "feature" || canFeature)
    .filter((choice) => choice !== "price" || mayPrice)
    .filter((choice) => selected.some((listing) => isBulkApplicable(listing, choice)));

  /** A modal dialog restyles every row of the page; the transition shows the press first. */
  function openDialog(choice: BulkChoice): void {
    startTransition(() => setAsking(choice));
  }

  return (
    <>
      <TableBulkBar count={selected.length}>
        <div className="flex gap-2 max-md:hidden">
          {choices.map((choice) => (
            <Button key={choice} size="sm" variant="secondary" onClick={() => openDialog(choice)}>
              {bulkWords[choice].button}
            </Button>
          ))}
        </div>
        {choices.length > 0 ? (
          <div className="md:hidden">
            <Menu
              label="Change selected listings"
              trigger="Change"
              triggerClassName={buttonVariants({ variant: "secondary", size: "sm" })}
            >
              {choices.map((choice) => (
                <MenuItem key={choice} onSelect={() => openDialog(choice)}>
                  {bulkWords[choice].button}
                </MenuItem>
              ))}
            </Menu>
          </div>
        ) : null}
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </TableBulkBar>
      {asking ? (
        <BulkConfirm
          choice={asking}
          listings={selected}
          featured={featured}
          pending={pending}
          onClose={() => setAsking(null)}
          onConfirm={(ids, price) => onConfirm({ action: asking, ids, price })}
        />
      ) : null}
    </>
  );
}

"use client";

import { lazy, Suspense, useState } from "react";
import { Bell } from "@/components/ui/icons";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

const load = () => import("./save-search-dialog");
const SaveSearchDialog = lazy(() => load().then((module) => ({ default: module.SaveSearchDialog })));

export function SaveSearchButton({ address }: { address: ListingAddress }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className="button save-link"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
      >
        <Bell />
        Save this search
      </button>
      {open === undefined ? null : (
        <Suspense>
          <SaveSearchDialog address={address} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

"use client";

import { lazy, Suspense } from "react";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import type { Panel } from "./row-menu";

const TermsDialog = lazy(() => import("./terms-dialog").then((module) => ({ default: module.TermsDialog })));
const SaverOfferDialog = lazy(() =>
  import("./saver-offer-dialog").then((module) => ({ default: module.SaverOfferDialog })),
);

export type OpenPanel = { listing: DeskListingDto; panel: Panel };

export function Panels({ open, onClose }: { open: OpenPanel | null; onClose: () => void }) {
  if (!open) return null;
  const PanelDialog = open.panel === "terms" ? TermsDialog : SaverOfferDialog;
  return (
    <Suspense fallback={null}>
      <PanelDialog listing={open.listing} onClose={onClose} />
    </Suspense>
  );
}

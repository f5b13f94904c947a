"use client";

import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { DealPress } from "./deal-words";

const DealDialog = lazy(() => import("./deal-dialogs").then((module) => ({ default: module.DealDialog })));

type Shown = { press: DealPress; open: boolean; count: number };

export function useDealDialog(conversation: ConversationDto, deal: DealDto | undefined) {
  const [shown, setShown] = useState<Shown>();

  function show(press: DealPress): void {
    setShown((before) => ({ press, open: true, count: (before?.count ?? 0) + 1 }));
  }

  const canCancel = deal?.viewing?.actions.includes("decline") === true;
  useEffect(() => {
    // The address in an emailed reminder.
    if (!canCancel || new URLSearchParams(window.location.search).get("viewing") !== "cancel") return;
    window.history.replaceState(null, "", window.location.pathname);
    setShown({ press: "cancel_viewing", open: true, count: 1 });
  }, [canCancel]);

  const dialog: ReactNode =
    shown && deal ? (
      <Suspense>
        <DealDialog
          key={shown.count}
          conversation={conversation}
          deal={deal}
          press={shown.press}
          open={shown.open}
          onOpenChange={(open) => setShown({ ...shown, open })}
        />
      </Suspense>
    ) : null;

  return { show, dialog };
}

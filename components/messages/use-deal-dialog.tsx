"use client";

import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from "react";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { DealDialogRequest } from "./deal-words";

const DealDialog = lazy(() => import("./deal-dialogs").then((module) => ({ default: module.DealDialog })));

type Shown = { press: DealDialogRequest; open: boolean; count: number };

const subscribe = () => () => {};

/** Dialog that the address opens: 'cancel' from a reminder, 'propose' from an applicant's card. */
const readAddress = () => new URLSearchParams(window.location.search).get("viewing");

function dialogRequestFor(address: string | null, deal: DealDto | undefined): DealDialogRequest | undefined {
  if (address === "propose" && deal?.canProposeInterview) return "interview";
  return address === "cancel" && deal?.viewing?.actions.includes("decline") ? "cancel_viewing" : undefined;
}

export function useDealDialog(conversation: ConversationDto, deal: DealDto | undefined) {
  const [pressed, setPressed] = useState<Shown>();

  function show(press: DealDialogRequest): void {
    setPressed((before) => ({ press, open: true, count: (before?.count ?? 0) + 1 }));
  }

  const address = useSyncExternalStore(subscribe, readAddress, () => null);
  const press = dialogRequestFor(address, deal);
  const shown = pressed ?? (press ? { press, open: true, count: 0 } : undefined);

  const dialog: ReactNode =
    shown && deal ? (
      <Suspense>
        <DealDialog
          key={shown.count}
          conversation={conversation}
          deal={deal}
          press={shown.press}
          open={shown.open}
          onOpenChange={(open) => setPressed({ ...shown, open })}
        />
      </Suspense>
    ) : null;

  return { show, dialog };
}

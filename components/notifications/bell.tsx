"use client";

import { lazy, Suspense, useId, useRef, useState, type ToggleEvent } from "react";
import { Bell } from "@/components/ui/icons";
import { positionPopover } from "@/components/ui/place";
import { maxUnreadShown } from "@/lib/notifications/center/center.rules";
import { useUnreadNotifications } from "./hooks";

const NotificationPanel = lazy(() =>
  import("./notification-panel").then((module) => ({ default: module.NotificationPanel })),
);

function wordsFor(unread: number): string {
  if (unread === 0) return "Notifications";
  return `Notifications, ${unread > maxUnreadShown ? `more than ${maxUnreadShown}` : unread} unread`;
}

export function NotificationBell({ userId }: { userId: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const unread = useUnreadNotifications(userId) ?? 0;

  function onToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    const opened = newState === "open";
    setOpen(opened);
    if (opened && button.current && panel.current)
      positionPopover(button.current, panel.current, { align: "end" });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-slot="bell"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wordsFor(unread)}
        className="hover:bg-accent aria-expanded:bg-accent relative grid size-11 shrink-0 place-content-center rounded-full"
      >
        <Bell className="size-6" />
        {unread > 0 ? (
          <span
            aria-hidden
            className="bg-primary text-primary-foreground absolute top-0.5 right-0 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold tabular-nums"
          >
            {unread > maxUnreadShown ? `${maxUnreadShown}+` : unread}
          </span>
        ) : null}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        className="bg-popover shadow-float inset-auto max-h-[min(32rem,calc(100dvh-5rem))] min-h-60 w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-xl border open:flex"
        onToggle={onToggle}
      >
        {open ? (
          <Suspense>
            <NotificationPanel userId={userId} onFollow={() => panel.current?.hidePopover()} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

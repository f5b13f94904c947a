"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { hrefs } from "@/lib/shared/hrefs";

export function useOpenConversationId(): string | null {
  return /^\/messages\/([^/]+)$/.exec(usePathname())?.[1] ?? null;
}

/**
 * Opens a conversation, or the list with null, through the history API: the list preserves its filter and scroll
 * position, and only the thread is fetched.
 */
export function openThread(id: string | null): void {
  window.history.pushState(null, "", hrefs.messages(id ?? undefined));
}

export function handleThreadClick(event: MouseEvent, id: string | null): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openThread(id);
}

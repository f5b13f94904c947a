"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { hrefs } from "@/lib/shared/hrefs";

/** The conversation that the address names, or null. */
export function useOpenConversationId(): string | null {
  return /^\/messages\/([^/]+)$/.exec(usePathname())?.[1] ?? null;
}

/**
 * Opens a conversation, or with null the list, within the inbox that is there: the list keeps its filter and its place,
 * and nothing is asked of the server but the thread.
 */
function openThread(id: string | null): void {
  window.history.pushState(null, "", hrefs.messages(id ?? undefined));
}

/** For a link to a conversation; another tab is the browser's. */
export function handleThreadClick(event: MouseEvent, id: string | null): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openThread(id);
}

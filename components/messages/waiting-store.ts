import { draftPrefix } from "@/lib/client/device-store";
import { deleteDrafts } from "@/lib/client/draft-store";
import { createListeners } from "@/lib/shared/listeners";
import type { ContactSubject } from "./contact-subject";

/** First message written while signed out; stays in this tab until the user signs in and sends it. */
export type PendingMessage = {
  subject: ContactSubject;
  text: string;
  /** US dollars. */
  amount?: number;
  quantity?: number;
  startsAt?: string;
  booking?: "requested" | "confirmed";
  key: string;
};

const name = `${draftPrefix}waiting`;
const { subscribe, notify } = createListeners();
let known: { stored: string | null; waiting: PendingMessage | null } = { stored: null, waiting: null };

export function contactDraft({ listing, vendor }: ContactSubject): string {
  return `contact:${(listing ?? vendor).id}`;
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    // Storage is blocked; the message lives only as long as the page.
    return known.stored;
  }
}

export function readPendingMessage(): PendingMessage | null {
  const stored = readStored();
  if (stored !== known.stored)
    known = { stored, waiting: stored ? (JSON.parse(stored) as PendingMessage) : null };
  return known.waiting;
}

export function setPendingMessage(waiting: PendingMessage | null): void {
  const stored = waiting && JSON.stringify(waiting);
  known = { stored, waiting };
  try {
    if (stored) window.sessionStorage.setItem(name, stored);
    else window.sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked; the message lives only as long as the page.
  }
  notify();
}

export function clearSentMessage(subject: ContactSubject): void {
  deleteDrafts(contactDraft(subject));
  setPendingMessage(null);
}

export const subscribeToPendingMessage = subscribe;

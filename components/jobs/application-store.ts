import { useSyncExternalStore } from "react";
import { draftPrefix } from "@/lib/client/device-store";

/** An application that was written signed out: it waits in this tab for who signs in or signs up. */
type PendingApplication = { jobId: string; title: string };

/** For which job the dialog is open, and what waits. */
type Applications = { opened: string | null; waiting: PendingApplication | null };

const name = `${draftPrefix}application`;
const none: Applications = { opened: null, waiting: null };
const listeners = new Set<() => void>();
let stored: string | null = null;
let current = none;

/** The draft of an application for a job. */
export function applicationDraft(jobId: string): string {
  return `apply:${jobId}`;
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    // A browser that forbids storage lets nothing wait beyond the page.
    return stored;
  }
}

/** Another page of this tab may have left something, and logging out takes it. */
function read(): Applications {
  const found = readStored();
  if (found !== stored) {
    stored = found;
    current = { ...current, waiting: found ? (JSON.parse(found) as PendingApplication) : null };
  }
  return current;
}

function change(next: Partial<Applications>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

export function openApplication(jobId: string | null): void {
  change({ opened: jobId });
}

export function setWaitingApplication(waiting: PendingApplication | null): void {
  stored = waiting && JSON.stringify(waiting);
  try {
    if (stored) window.sessionStorage.setItem(name, stored);
    else window.sessionStorage.removeItem(name);
  } catch {
    // It waits as long as the page is open.
  }
  change({ waiting });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useApplications(): Applications {
  return useSyncExternalStore(subscribe, read, () => none);
}

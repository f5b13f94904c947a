import { useSyncExternalStore } from "react";
import { draftPrefix } from "@/lib/client/device-store";
import { createListeners } from "@/lib/shared/listeners";

/** Application written while signed out; stored in this tab until the user signs in or registers. */
type PendingApplication = { jobId: string; title: string };

type Applications = { opened: string | null; waiting: PendingApplication | null };

const name = `${draftPrefix}application`;
const none: Applications = { opened: null, waiting: null };
const { subscribe, notify } = createListeners();
let stored: string | null = null;
let current = none;

export function applicationDraft(jobId: string): string {
  return `apply:${jobId}`;
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    // Storage is blocked; the application lives only as long as the page.
    return stored;
  }
}

/** Another page of this tab may have changed the storage, and logout clears it. */
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
  notify();
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
    // Storage is blocked; the application lives only as long as the page.
  }
  change({ waiting });
}

export function useApplications(): Applications {
  return useSyncExternalStore(subscribe, read, () => none);
}

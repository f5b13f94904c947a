import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "@/components/users/hooks";
import { emptyCopies } from "@/components/pwa/offline-cache";
import { closeEventStream } from "@/components/events/ending";
import { clearPersonalData, clearTab, storeCurrentUser, readCurrentUserId } from "@/lib/client/device-store";
import { announceSignOut, clearToken, readToken, subjectOf } from "@/lib/client/token-store";
import { markerCookie } from "@/lib/shared/session";
import { setSessionEnded } from "./session-ended";

const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== currentUserQuery.queryKey[0];

function hideUser(client: QueryClient): void {
  closeEventStream();
  clearTab();
  client.setQueryData(currentUserQuery.queryKey, null);
  client.removeQueries({ predicate: isPersonal });
  // Changes that wait for the network must not be sent for the next person.
  client.getMutationCache().clear();
}

function clearTabSession(client: QueryClient): void {
  clearToken();
  hideUser(client);
}

export function signOutBrowser(client: QueryClient, preserveDraftsOf?: string): void {
  clearTabSession(client);
  announceSignOut();
  clearPersonalData(preserveDraftsOf);
  emptyCopies();
  document.cookie = `${markerCookie}=; Path=/; Max-Age=0`;
}

function cachedUserId(client: QueryClient): string | undefined {
  return client.getQueryData(currentUserQuery.queryKey)?.id;
}

/** Hides the user if the stored token is somebody else's, before the server names the new one; true if it did. */
export function hideReplacedUser(client: QueryClient): boolean {
  const [shown, signedIn] = [cachedUserId(client), subjectOf(readToken())];
  if (!shown || !signedIn || shown === signedIn) return false;
  hideUser(client);
  return true;
}

export function handleSessionEnd(client: QueryClient): void {
  setSessionEnded(true);
  signOutBrowser(client, cachedUserId(client) ?? readCurrentUserId() ?? undefined);
}

export function handleRemoteSignOut(client: QueryClient): void {
  const person = cachedUserId(client);
  clearTabSession(client);
  const currentId = readCurrentUserId();
  if (currentId === null || currentId === person) clearPersonalData(person);
}

const people = new WeakMap<QueryClient, string>();

export function assignBrowserToUser(client: QueryClient, userId: string): void {
  setSessionEnded(false);
  const before = people.get(client);
  people.set(client, userId);
  if (before && before !== userId) {
    clearTab();
    client.removeQueries({ type: "inactive", predicate: isPersonal });
    void client.resetQueries({ type: "active", predicate: isPersonal });
  }
  const currentId = readCurrentUserId();
  if (currentId !== null && currentId !== userId) {
    clearPersonalData(userId);
    emptyCopies();
  }
  storeCurrentUser(userId);
}

let destination: string | null = null;

export function setLogoutDestination(href: string | null): void {
  destination = href;
}

export function readLogoutDestination(): string | null {
  return destination;
}

import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "@/components/users/hooks";
import { emptyCopies } from "@/components/pwa/copies";
import { clearDevice, clearTab } from "@/lib/client/device-store";
import { announceSignOut, clearToken } from "@/lib/client/token-store";
import { markerCookie } from "@/lib/shared/session";

/** Signs this tab out: the tokens and every answer that was kept for the person. */
export function forgetPerson(client: QueryClient): void {
  clearToken();
  clearTab();
  client.setQueryData(currentUserQuery.queryKey, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
}

/** Signs this browser out: all of that, and what was typed and searched here. */
export function signOutHere(client: QueryClient): void {
  forgetPerson(client);
  announceSignOut();
  clearDevice();
  emptyCopies();
  document.cookie = `${markerCookie}=; Path=/; Max-Age=0`;
}

let destination: string | null = null;

/** Says where a person who logs out is going, until they are there; null forgets it. */
export function leaveFor(href: string | null): void {
  destination = href;
}

/** Where the page that is being left leads: a guard must not send somebody who logs out to the sign-in. */
export function readDestination(): string | null {
  return destination;
}

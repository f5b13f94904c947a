import { draftPrefix } from "@/lib/client/device-store";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

const name = `${draftPrefix}search`;

export function takePendingSearch(): ListingAddress | null {
  try {
    const stored = window.sessionStorage.getItem(name);
    window.sessionStorage.removeItem(name);
    return stored ? (JSON.parse(stored) as ListingAddress) : null;
  } catch {
    return null;
  }
}

export function setWaitingSearch(address: ListingAddress): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(address));
  } catch {
    // Storage is blocked; the open page still has it in memory.
    return;
  }
}

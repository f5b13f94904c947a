import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { kept } from "./kept";
import { clientAddress, networkOf } from "./request-meta";

const askers = kept("plazaAsker", () => new AsyncLocalStorage<{ network: string }>());

/** Runs what a request asks for, with the network that it came from. */
export function askedBy<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  return askers.run({ network: networkOf(clientAddress(headers)) }, work);
}

/** The network of who asks; null outside of a request, and where nobody knows. */
export function networkOfAsker(): string | null {
  const network = askers.getStore()?.network;
  return network && network !== "unknown" ? network : null;
}

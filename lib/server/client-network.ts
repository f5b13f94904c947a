import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";
import { clientAddress, networkOf } from "./request-meta";

const storage = processSingleton("plazaClientNetwork", () => new AsyncLocalStorage<{ network: string }>());

export function withClientNetwork<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  return storage.run({ network: networkOf(clientAddress(headers)) }, work);
}

export function clientNetwork(): string | null {
  const network = storage.getStore()?.network;
  return network && network !== "unknown" ? network : null;
}

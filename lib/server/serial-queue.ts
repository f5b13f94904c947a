import "server-only";

const ownerQueues = new Map<string, Promise<void>>();

type Owner = { kind: "vendor" | "poster" | "request"; id: string | null | undefined };

/**
 * In this bundle of the process one after another for each owner, so that those who wait take no connection; at once where
 * there is no owner.
 */
export async function runSerially<T>({ kind, id }: Owner, work: () => Promise<T>): Promise<T> {
  if (!id) return work();
  const name = `${kind} ${id}`;
  const before = ownerQueues.get(name) ?? Promise.resolve();
  let leave = () => {};
  const turn = new Promise<void>((resolve) => (leave = resolve));
  const last = before.then(() => turn);
  ownerQueues.set(name, last);
  try {
    await before;
    return await work();
  } finally {
    leave();
    if (ownerQueues.get(name) === last) ownerQueues.delete(name);
  }
}

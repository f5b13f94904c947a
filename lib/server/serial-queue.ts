import "server-only";

const ownerQueues = new Map<string, Promise<void>>();

type Owner = { kind: "vendor" | "poster" | "request"; id: string | null | undefined };

/**
 * Serializes work per owner within this bundle, so that waiting calls occupy no connections; runs immediately without an
 * owner.
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

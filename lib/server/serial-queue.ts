import "server-only";

const lines = new Map<string, Promise<void>>();

type Owner = { kind: "vendor" | "poster" | "request"; id: string | null | undefined };

/**
 * In this bundle of the process one after another for each owner, so that those who wait take no connection; at once where
 * there is no owner.
 */
export async function inLine<T>({ kind, id }: Owner, work: () => Promise<T>): Promise<T> {
  if (!id) return work();
  const name = `${kind} ${id}`;
  const before = lines.get(name) ?? Promise.resolve();
  let leave = () => {};
  const turn = new Promise<void>((resolve) => (leave = resolve));
  const last = before.then(() => turn);
  lines.set(name, last);
  try {
    await before;
    return await work();
  } finally {
    leave();
    if (lines.get(name) === last) lines.delete(name);
  }
}

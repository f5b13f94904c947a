import "server-only";

const lines = new Map<string, Promise<void>>();

/** Runs work for the same name one at a time within this bundle, so that waiting work holds no connection. */
export async function inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
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

import "server-only";

type Name = `plaza${string}`;

const values = globalThis as unknown as Record<Name, object | undefined>;

/**
 * One value of this process under a name, whatever number of bundles hold a copy of the module that asks for it; hot reload
 * finds it again.
 */
export function processSingleton<T extends object>(name: Name, make: () => T): T {
  return (values[name] ??= make()) as T;
}

/** The value of a name where it was made; undefined else. */
export function existingSingleton<T extends object>(name: Name): T | undefined {
  return values[name] as T | undefined;
}

/** Forgets the value of a name: the next one who asks makes another. Returns it where it had been made. */
export function removeSingleton<T extends object>(name: Name): T | undefined {
  const value = values[name] as T | undefined;
  values[name] = undefined;
  return value;
}

import "server-only";

type Name = `plaza${string}`;

const values = globalThis as unknown as Record<Name, object | undefined>;

/** Process-wide singleton by name, because several bundles have their own copy of a module; survives hot reload. */
export function processSingleton<T extends object>(name: Name, make: () => T): T {
  return (values[name] ??= make()) as T;
}

export function existingSingleton<T extends object>(name: Name): T | undefined {
  return values[name] as T | undefined;
}

export function removeSingleton<T extends object>(name: Name): T | undefined {
  const value = values[name] as T | undefined;
  values[name] = undefined;
  return value;
}

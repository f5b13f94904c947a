import "server-only";

/**
 * One value of this process under a name, whatever number of bundles hold a copy of the module that asks for it; hot reload
 * finds it again.
 */
export function kept<T extends object>(name: `plaza${string}`, make: () => T): T {
  const values = globalThis as unknown as Record<string, T | undefined>;
  return (values[name] ??= make());
}

type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } };

/**
 * Lets forms check without compiling code, which the policy of every page refuses. Said to zod by its global before it is
 * loaded, because first-load code must not hold zod itself.
 */
export function disableZodJit(): void {
  const scope = globalThis as ZodGlobal;
  scope.__zod_globalConfig = Object.assign(scope.__zod_globalConfig ?? {}, { jitless: true });
}

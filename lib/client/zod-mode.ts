type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } };

/**
 * Makes zod validate without compiling code, which the page CSP forbids. Set through zod's global before zod loads,
 * because first-load code must not include zod.
 */
export function disableZodJit(): void {
  const scope = globalThis as ZodGlobal;
  scope.__zod_globalConfig = Object.assign(scope.__zod_globalConfig ?? {}, { jitless: true });
}

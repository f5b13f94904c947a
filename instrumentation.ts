/** Runs once when the server starts: a wrong configuration stops it here with one readable list. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { assertServable } = await import("@/lib/server/env");
  assertServable();
}

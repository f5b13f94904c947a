import "server-only";
import { describeProblems, findProblems } from "./env-schema";
import type { Source } from "./secret-files";

/** Exits with a readable list of problems; Next would report the error once and then answer every request with 500. */
export function requireEnv(source: Source): void {
  const problems = findProblems(source, "serve");
  if (problems.length === 0) return;
  console.error(describeProblems(problems));
  process.exit(1);
}

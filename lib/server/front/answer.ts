import "server-only";
import type { AsyncLocalStorage } from "node:async_hooks";
import type { ProblemStatus } from "@/lib/shared/problems";

/** A page that failed, and that the server in front of Next asks for in words: its status and the path that was asked for. */
export type Problem = { status: ProblemStatus; path: string };

/** What one request and the server in front of Next tell each other. */
export type AnswerStore = { status?: number; problem?: Problem };

type Seam = { plazaStatus?: AsyncLocalStorage<AnswerStore> };

function readStore(): AnswerStore | undefined {
  return (globalThis as Seam).plazaStatus?.getStore();
}

/**
 * Tells the server in front of Next the true status of a page, which pages have no API for. Without that server the page
 * keeps Next's own status.
 */
export function reportStatus(status: 403 | 410 | 503): void {
  const store = readStore();
  if (store) store.status = status;
}

/** What the problem page is to show; undefined for everybody who asks for it from outside. */
export function askedProblem(): Problem | undefined {
  return readStore()?.problem;
}

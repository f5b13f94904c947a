import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ProblemStatus } from "@/lib/shared/problems";

/** A page that failed, and that the server in front of Next asks for in words: its status and the path that was asked for. */
export type Problem = { status: ProblemStatus; path: string };

/**
 * What one request and the server in front of Next tell each other: plain data, so that the two may be different
 * processes. `tags` name what the page was made of, once each, and whoever keeps the page drops it by them.
 */
export type Answer = { status?: number; problem?: Problem; tags: string[] };

declare global {
  /** The answers that are being made. The server in front of Next and each bundle of Next have a copy of this module. */
  var plazaAnswers: AsyncLocalStorage<Answer> | undefined;
  /** Ends the background work of this process. */
  var plazaShutdown: (() => Promise<void>) | undefined;
}

function currentAnswer(): Answer | undefined {
  return globalThis.plazaAnswers?.getStore();
}

/** Makes an answer: everything that is told meanwhile stands in it afterwards. */
export function makeAnswer<T>(answer: Answer, make: () => T): T {
  globalThis.plazaAnswers ??= new AsyncLocalStorage();
  return globalThis.plazaAnswers.run(answer, make);
}

/**
 * Tells the server in front of Next the true status of a page, which pages have no API for. Without that server the page
 * keeps Next's own status.
 */
export function reportStatus(status: 403 | 410 | 503): void {
  const answer = currentAnswer();
  if (answer) answer.status = status;
}

/** Tells the server in front of Next what the page is made of. The load of a cached read is made for nobody's page: not from there. */
export function reportTags(...tags: string[]): void {
  const answer = currentAnswer();
  if (!answer) return;
  for (const tag of tags) if (!answer.tags.includes(tag)) answer.tags.push(tag);
}

/** What the problem page is to show; undefined for everybody who asks for it from outside. */
export function askedProblem(): Problem | undefined {
  return currentAnswer()?.problem;
}

/** Names what is to end before this process does. */
export function onShutdown(end: () => Promise<void>): void {
  globalThis.plazaShutdown = end;
}

/** Ends what was named, if anything was. */
export async function shutDown(): Promise<void> {
  await globalThis.plazaShutdown?.();
}

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ProblemStatus } from "@/lib/shared/problems";
import type { InvalidationMessage } from "./invalidation";
import type { Measurement } from "./metrics/exposition";

export type Problem = { status: ProblemStatus; path: string };

/**
 * State shared by one request and the front server; plain data, because they may be separate processes. `tags` are the
 * cache tags of the page.
 */
export type RequestContext = {
  address?: string;
  status?: number;
  problem?: Problem;
  tags: string[];
  /** Milliseconds since 1970 from which the page may be served only while it is rendered again. */
  staleAt?: number;
  /** Milliseconds since 1970 from which the page must not be served. */
  expiresAt?: number;
  /** Set if any part failed, even if the rest is shown; the page isn't cached. */
  failed?: true;
  isCurrent?: boolean;
  isPublic?: boolean;
  /** Set after a database timeout; the request doesn't wait for the database again. */
  hasDatabaseTimedOut?: true;
  invalidations?: InvalidationMessage[];
};

export type Measure = (options: { withSite: boolean }) => Promise<Measurement>;

declare global {
  /** Global, because the front server and each Next bundle have their own copy of this module. */
  var plazaAnswers: AsyncLocalStorage<RequestContext> | undefined;
  var plazaReceiveInvalidation: ((payload: string | null) => void) | undefined;
  var plazaWake: ((name: string) => void) | undefined;
  var plazaWakeElsewhere: ((name: string) => void) | undefined;
  var plazaMeasure: Measure | undefined;
  var plazaHasFront: true | undefined;
  var plazaShutdown: (() => Promise<void>) | undefined;
}

function currentContext(): RequestContext | undefined {
  return globalThis.plazaAnswers?.getStore();
}

export function runWithContext<T>(answer: RequestContext, make: () => T): T {
  globalThis.plazaAnswers ??= new AsyncLocalStorage();
  return globalThis.plazaAnswers.run(answer, make);
}

/** Overrides a page's status, for which Next has no API. Without the front server Next's own status stays. */
export function reportStatus(status: 403 | 410 | 503): void {
  const answer = currentContext();
  if (answer) answer.status = status;
}

/** Adds cache tags to the current page. Has no effect in the load of a cached read, which runs outside the request. */
export function reportTags(...tags: string[]): void {
  const answer = currentContext();
  if (!answer) return;
  for (const tag of tags) if (!answer.tags.includes(tag)) answer.tags.push(tag);
}

function earlier(a: number | undefined, b: number): number {
  return a === undefined ? b : Math.min(a, b);
}

export function reportAge(staleAt: number): void {
  const answer = currentContext();
  if (answer) answer.staleAt = earlier(answer.staleAt, staleAt);
}

/** From this time the page must not be served; the earliest report wins. */
export function reportExpiry(when: Date | null): void {
  const answer = currentContext();
  if (answer && when) answer.expiresAt = earlier(answer.expiresAt, when.getTime());
}

export function reportInvalidation(message: InvalidationMessage): void {
  const answer = currentContext();
  if (answer) (answer.invalidations ??= []).push(message);
}

export function reportDatabaseTimeout(): void {
  const answer = currentContext();
  if (answer) answer.hasDatabaseTimedOut = true;
}

export function hasDatabaseTimedOut(): boolean {
  return currentContext()?.hasDatabaseTimedOut ?? false;
}

/** After this the request may read only public data. */
export function markPublic(): void {
  const answer = currentContext();
  if (answer) answer.isPublic = true;
}

/** True if reads may come from the replica: the request is public and all announced changes have arrived. */
export function mayReadReplica(): boolean {
  const answer = currentContext();
  return Boolean(answer?.isCurrent && answer.isPublic);
}

const publicReads = new WeakMap<RequestContext, Map<string, Promise<unknown[]>>>();

/** Results of this public request's queries, by SQL and values; null for all other requests. */
export function publicQueryResults(): Map<string, Promise<unknown[]>> | null {
  const answer = currentContext();
  if (!answer?.isPublic) return null;
  const reads = publicReads.get(answer) ?? new Map<string, Promise<unknown[]>>();
  publicReads.set(answer, reads);
  return reads;
}

export function onInvalidation(receive: (payload: string | null) => void): void {
  globalThis.plazaReceiveInvalidation = receive;
}

export function deliverInvalidation(payload: string | null): void {
  globalThis.plazaReceiveInvalidation?.(payload);
}

export function requestedProblem(): Problem | undefined {
  return currentContext()?.problem;
}

export function requestedUrl(): string | undefined {
  return currentContext()?.address;
}

export function onMeasure(measure: Measure): void {
  globalThis.plazaMeasure = measure;
}

export async function measureHere(options: { withSite: boolean }): Promise<Measurement | null> {
  return (await globalThis.plazaMeasure?.(options)) ?? null;
}

export function declareFront(): void {
  globalThis.plazaHasFront = true;
}

/** False under a plain `next start`, where requests arrive directly from clients. */
export function hasFront(): boolean {
  return globalThis.plazaHasFront ?? false;
}

export function onShutdown(end: () => Promise<void>): void {
  globalThis.plazaShutdown = end;
}

export async function shutDown(): Promise<void> {
  await globalThis.plazaShutdown?.();
}

export function onWake(wake: ((name: string) => void) | undefined): void {
  globalThis.plazaWake = wake;
}

export function wakeWorkers(name: string): void {
  (globalThis.plazaWake ?? globalThis.plazaWakeElsewhere)?.(name);
}

export function connectWorkers(notifyOthers: (name: string) => void): { wake: (name: string) => void } {
  globalThis.plazaWakeElsewhere = notifyOthers;
  return { wake: (name) => globalThis.plazaWake?.(name) };
}

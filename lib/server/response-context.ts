import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ProblemStatus } from "@/lib/shared/problems";
import type { InvalidationMessage } from "./invalidation";
import type { Measurement } from "./metrics/exposition";

/** A page that failed, and that the server in front of Next asks for in words: its status and the path that was asked for. */
export type Problem = { status: ProblemStatus; path: string };

/**
 * What one request and the server in front of Next tell each other: plain data, so that the two may be different
 * processes. `tags` name what the page was made of, once each, and whoever keeps the page drops it by them.
 */
export type RequestContext = {
  /** Of the request, from its path on. */
  address?: string;
  status?: number;
  problem?: Problem;
  tags: string[];
  /** Milliseconds since 1970 from which the page may only be shown while it is made anew. */
  staleAt?: number;
  /** Milliseconds since 1970 from which the page may not be shown any more. */
  expiresAt?: number;
  /** Set when something of it failed, even where the rest is shown: nobody keeps it. */
  failed?: true;
  /** Set while the server in front hears of all that changes, and has told of it. */
  isCurrent?: boolean;
  /** Set where nothing that is asked for depends on who asks. */
  isPublic?: boolean;
  /** Set after the database timed out, because then the request doesn't wait for it again. */
  hasDatabaseTimedOut?: true;
  /** What this request has invalidated. */
  invalidations?: InvalidationMessage[];
};

export type Measure = (options: { withSite: boolean }) => Promise<Measurement>;

declare global {
  /** The answers that are being made. The server in front of Next and each bundle of Next have a copy of this module. */
  var plazaAnswers: AsyncLocalStorage<RequestContext> | undefined;
  /** Takes an invalidation that came by another way than the database's channel, sooner; null empties what is kept. */
  var plazaHear: ((payload: string | null) => void) | undefined;
  /** Makes the workers of a task look at once: those of this process, or those of another that is told. */
  var plazaWake: ((name: string) => void) | undefined;
  var plazaWakeElsewhere: ((name: string) => void) | undefined;
  /** Reads the metrics of this process, and those of the whole site. */
  var plazaMeasure: Measure | undefined;
  /** Set in a process that answers the server in front of Next only. */
  var plazaHasFront: true | undefined;
  /** Ends the background work of this process. */
  var plazaShutdown: (() => Promise<void>) | undefined;
}

function currentContext(): RequestContext | undefined {
  return globalThis.plazaAnswers?.getStore();
}

/** Makes an answer: everything that is told meanwhile stands in it afterwards. */
export function runWithContext<T>(answer: RequestContext, make: () => T): T {
  globalThis.plazaAnswers ??= new AsyncLocalStorage();
  return globalThis.plazaAnswers.run(answer, make);
}

/**
 * Tells the server in front of Next the true status of a page, which pages have no API for. Without that server the page
 * keeps Next's own status.
 */
export function reportStatus(status: 403 | 410 | 503): void {
  const answer = currentContext();
  if (answer) answer.status = status;
}

/** Tells the server in front of Next what the page is made of. The load of a cached read is made for nobody's page: not from there. */
export function reportTags(...tags: string[]): void {
  const answer = currentContext();
  if (!answer) return;
  for (const tag of tags) if (!answer.tags.includes(tag)) answer.tags.push(tag);
}

function earlier(a: number | undefined, b: number): number {
  return a === undefined ? b : Math.min(a, b);
}

/** Tells the server in front of Next from when on the page is old: another one may then be shown only until it is made anew. */
export function reportAge(staleAt: number): void {
  const answer = currentContext();
  if (answer) answer.staleAt = earlier(answer.staleAt, staleAt);
}

/** Tells the server in front of Next when something on the page ends or begins: at that moment nobody may see it any more. */
export function reportExpiry(when: Date | null): void {
  const answer = currentContext();
  if (answer && when) answer.expiresAt = earlier(answer.expiresAt, when.getTime());
}

/** Tells the server in front of Next what a command has invalidated, so that it is so before its answer is sent. */
export function reportInvalidation(message: InvalidationMessage): void {
  const answer = currentContext();
  if (answer) (answer.invalidations ??= []).push(message);
}

/** Records that the database didn't answer this request. */
export function reportDatabaseTimeout(): void {
  const answer = currentContext();
  if (answer) answer.hasDatabaseTimedOut = true;
}

/** True if the database didn't answer this request. */
export function hasDatabaseTimedOut(): boolean {
  return currentContext()?.hasDatabaseTimedOut ?? false;
}

/** From here on the request reads nothing but what everybody may see. */
export function markPublic(): void {
  const answer = currentContext();
  if (answer) answer.isPublic = true;
}

/** Whether what is read may come from a copy of the database that has all changes that were announced. */
export function mayReadReplica(): boolean {
  const answer = currentContext();
  return Boolean(answer?.isCurrent && answer.isPublic);
}

const publicReads = new WeakMap<RequestContext, Map<string, Promise<unknown[]>>>();

/** What a request that reads only what everybody may see has asked the database, by the question; null for every other. */
export function publicQueryResults(): Map<string, Promise<unknown[]>> | null {
  const answer = currentContext();
  if (!answer?.isPublic) return null;
  const reads = publicReads.get(answer) ?? new Map<string, Promise<unknown[]>>();
  publicReads.set(answer, reads);
  return reads;
}

/** Names who takes invalidations in this process. */
export function onInvalidation(hear: (payload: string | null) => void): void {
  globalThis.plazaHear = hear;
}

/** Hands on an invalidation that the server in front of Next knows of; null: more than it can name. */
export function deliverInvalidation(payload: string | null): void {
  globalThis.plazaHear?.(payload);
}

/** What the problem page is to show; undefined for everybody who asks for it from outside. */
export function requestedProblem(): Problem | undefined {
  return currentContext()?.problem;
}

/** The address that is asked for, from its path on; undefined without the server in front of Next. */
export function requestedUrl(): string | undefined {
  return currentContext()?.address;
}

/** Names what reads the metrics of this process. */
export function onMeasure(measure: Measure): void {
  globalThis.plazaMeasure = measure;
}

/** The metrics of this process; null before it can say any. */
export async function measureHere(options: { withSite: boolean }): Promise<Measurement | null> {
  return (await globalThis.plazaMeasure?.(options)) ?? null;
}

/** Declares that all requests of this process come by the server in front of Next. */
export function declareFront(): void {
  globalThis.plazaHasFront = true;
}

/** False under a plain `next start`, where requests come from anybody. */
export function hasFront(): boolean {
  return globalThis.plazaHasFront ?? false;
}

/** Names what is to end before this process does. */
export function onShutdown(end: () => Promise<void>): void {
  globalThis.plazaShutdown = end;
}

/** Ends what was named, if anything was. */
export async function shutDown(): Promise<void> {
  await globalThis.plazaShutdown?.();
}

/** Names what makes the workers of this process look at once; nothing where there are none. */
export function onWake(wake: ((name: string) => void) | undefined): void {
  globalThis.plazaWake = wake;
}

/** Has the workers of a task look at once: those of this process, else those of another that can be told. */
export function wakeWorkers(name: string): void {
  (globalThis.plazaWake ?? globalThis.plazaWakeElsewhere)?.(name);
}

/** Joins the workers of this process and those of others: `tell` reaches the others, and what they tell comes to `wake`. */
export function connectWorkers(tell: (name: string) => void): { wake: (name: string) => void } {
  globalThis.plazaWakeElsewhere = tell;
  return { wake: (name) => globalThis.plazaWake?.(name) };
}

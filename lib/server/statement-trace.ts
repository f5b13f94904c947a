import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** A statement that was sent, and how long its answer took, in milliseconds. */
export type TracedStatement = { text: string; ms: number };

const traces = new AsyncLocalStorage<TracedStatement[]>();

/** Runs work and returns the statements that it sent, in the order of their answers. */
export async function traceStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: TracedStatement[] }> {
  const statements: TracedStatement[] = [];
  return { result: await traces.run(statements, work), statements };
}

/** Sends a statement, and notes it where somebody traces. */
export async function traced<T>(text: string, send: () => Promise<T>): Promise<T> {
  const statements = traces.getStore();
  if (!statements) return send();
  const start = performance.now();
  const answer = await send();
  statements.push({ text, ms: performance.now() - start });
  return answer;
}

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { tracing } from "./tracing";

export type TracedStatement = { text: string; ms: number };

const traces = new AsyncLocalStorage<TracedStatement[]>();

export async function traceStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: TracedStatement[] }> {
  const statements: TracedStatement[] = [];
  return { result: await traces.run(statements, work), statements };
}

function spanned<T>(text: string, send: () => Promise<T>): Promise<T> {
  const trace = tracing();
  if (!trace) return send();
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "query";
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  return trace.span(name, { kind: "client", attributes }, send);
}

export async function traced<T>(text: string, sendIt: () => Promise<T>): Promise<T> {
  const send = () => spanned(text, sendIt);
  const statements = traces.getStore();
  if (!statements) return send();
  const start = performance.now();
  const answer = await send();
  statements.push({ text, ms: performance.now() - start });
  return answer;
}

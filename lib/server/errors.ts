import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { retryAfter } from "@/lib/shared/retry-after.mjs";
import { log } from "./log";

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53300",
  "55P03",
  "08000",
  "08003",
  "08006",
]);

const connectionErrorPattern =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|query read timeout|canceling statement|can't reach database/i;

type Link = {
  code?: unknown;
  message?: unknown;
  originalMessage?: unknown;
  detail?: unknown;
  column?: unknown;
  cause?: unknown;
  originalCode?: unknown;
  meta?: { driverAdapterError?: unknown };
};

function errorChain(error: unknown): Link[] {
  const links: Link[] = [];
  for (let current = error; typeof current === "object" && current && links.length < 5;) {
    const link = current as Link;
    links.push(link);
    current = link.cause ?? link.meta?.driverAdapterError;
  }
  return links;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function codesOf(error: unknown): string[] {
  return errorChain(error).flatMap(({ code, originalCode }) => [code, originalCode].filter(isText));
}

export function isOverlap(error: unknown): boolean {
  return codesOf(error).includes("23P01");
}

function fieldName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function fieldOf(error: unknown): string | undefined {
  for (const { column, detail, message, originalMessage } of errorChain(error)) {
    if (isText(column)) return fieldName(column);
    const words = [detail, originalMessage, message].filter(isText).join("\n");
    const key = /^Key \(([a-z_]+)\)=/m.exec(words)?.[1];
    if (key) return fieldName(key);
    const [, table = "", constraint = ""] =
      /(?:relation|table) "(\w+)" violates \w[\w ]* constraint "(\w+)"/.exec(words) ?? [];
    if (constraint.startsWith(`${table}_`)) {
      return fieldName(constraint.slice(table.length + 1).replace(/_(form|filled|known|fkey|key)$/, ""));
    }
  }
  return undefined;
}

export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AppError) return false;
  if (codesOf(error).some((code) => connectionCodes.has(code))) return true;
  return error instanceof Error && connectionErrorPattern.test(error.message);
}

/** PostgreSQL timeouts and resource errors, which prove that the server is reachable. */
const respondingServerCodes = new Set(["57014", "53300", "55P03"]);

export function isDatabaseUnreachable(error: unknown): boolean {
  return isDatabaseDown(error) && !codesOf(error).some((code) => respondingServerCodes.has(code));
}

type Refusal = { code: "rule_broken" | "conflict"; message: string };

const references: Refusal = {
  code: "conflict",
  message: "Something this refers to has changed. Reload the page and try again.",
};
const check: Refusal = {
  code: "rule_broken",
  message: "We can’t save these values. Check what you entered.",
};
const tooLong: Refusal = { code: "rule_broken", message: "A text is too long. Shorten it and try again." };
const tooLarge: Refusal = { code: "rule_broken", message: "A number is too large. Check what you entered." };

const refusals: Record<string, Refusal> = {
  "23514": check,
  P2004: check,
  "23503": references,
  P2003: references,
  "22001": tooLong,
  P2000: tooLong,
  "22003": tooLarge,
  P2020: tooLarge,
  "22P02": check,
  "22P05": check,
  "22021": check,
  "22007": check,
  "22008": check,
};

/** Maps any thrown value to an error that may be shown; unknown errors become a 500 without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) {
    return new AppError(
      "unavailable",
      "The service isn’t available right now. Please try again in a moment.",
      {
        retryAfterSeconds: retryAfter.database,
        cause: error,
      },
    );
  }
  const codes = codesOf(error);
  if (codes.includes("53100")) {
    return new AppError("storage_full", "We’re out of space right now. Please try again later.", {
      cause: error,
    });
  }
  if (codes.includes("P2002") || codes.includes("23505")) {
    return new AppError("conflict", "This already exists.", { cause: error });
  }
  const refused = codes.find((code) => refusals[code]);
  const refusal = refused && refusals[refused];
  if (refusal) {
    const field = fieldOf(error);
    log.error({ event: "database_refused", code: refused, field, err: error });
    const fields = field ? { [field]: refusal.message } : undefined;
    return new AppError(refusal.code, refusal.message, { cause: error, ...(fields ? { fields } : {}) });
  }
  if (codes.includes("P2025")) return new AppError("not_found", "Not found.", { cause: error });
  return new AppError("internal", "Something went wrong on our side.", { cause: error });
}

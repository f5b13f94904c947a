import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError, type ErrorCode } from "@/lib/shared/app-error";
import { overloadText, problemTexts, type ProblemStatus, type ProblemText } from "@/lib/shared/problems";
import { retryAfter } from "@/lib/shared/retry-after.mjs";
import { endAfterBody } from "./request-bodies";
import { plainProblem } from "./plain-problem";
import { pageMethods } from "./target";

const messages = {
  bad_request: "The address contains a character that cannot be used.",
  not_found: "There is nothing at this address.",
  internal: "Something went wrong on our side.",
} as const;

type FailureCode = keyof typeof messages;

/** Detects requests that Next can't handle: invalid percent-encoding, and its internal page /_global-error. */
export function detectFailure({ url = "/" }: IncomingMessage): FailureCode | null {
  try {
    const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
    return path === "/_global-error" ? "not_found" : null;
  } catch {
    return "bad_request";
  }
}

const pageWords: Partial<Record<ErrorCode, { status: ProblemStatus; text: ProblemText }>> = {
  unavailable: { status: 503, text: overloadText },
  address_too_long: { status: 400, text: problemTexts[400] },
};

type Refusal = { siteName: string; error?: AppError };

function noRoom(): AppError {
  return new AppError("unavailable", overloadText.text, { retryAfterSeconds: retryAfter.room });
}

export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { siteName, error = noRoom() }: Refusal,
): void {
  const words = request.url?.startsWith("/api/") ? undefined : pageWords[error.code];
  response.statusCode = error.status;
  if (error.retryAfterSeconds) response.setHeader("Retry-After", error.retryAfterSeconds);
  response.setHeader("Cache-Control", "no-store");
  if (error.code === "method_not_allowed") response.setHeader("Allow", pageMethods);
  response.setHeader("Content-Type", words ? "text/html; charset=utf-8" : "application/json");
  const body = words ? plainProblem(words.status, siteName, words.text) : JSON.stringify(error.toBody());
  endAfterBody(request, response, body);
}

export function failRequest(request: IncomingMessage, response: ServerResponse, code: FailureCode): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const error = new AppError(code, messages[code]);
  const isApi = request.url?.startsWith("/api/");
  response.statusCode = error.status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", isApi ? "application/json" : "text/html; charset=utf-8");
  if (isApi && request.method !== "HEAD") response.end(JSON.stringify(error.toBody()));
  else response.end();
}

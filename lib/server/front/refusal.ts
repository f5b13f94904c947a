import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { log } from "../log";
import { laneOf } from "./admission";
import { CapacityExceeded, NoRenderer } from "./capacity";
import type { Counters } from "./counters";
import { refuseRequest } from "./failure";
import { RendererLost } from "./forward";

type Options = {
  siteName: string;
  headers: readonly (readonly [string, string])[];
  counters: Pick<Counters, "countRefusal">;
  isFile: (path: string) => boolean;
};

export type RefusalHandler = (request: IncomingMessage, response: ServerResponse, error?: unknown) => void;

function isExpected(error: unknown): boolean {
  return error instanceof AppError || error instanceof CapacityExceeded || error instanceof RendererLost;
}

export function createRefusal({ siteName, headers, counters, isFile }: Options): RefusalHandler {
  return function refuse(request, response, error) {
    if (error && !isExpected(error)) log.error({ event: "request_failed", err: error });
    if (error instanceof NoRenderer) counters.countRefusal("noRenderer");
    else if (error instanceof CapacityExceeded) counters.countRefusal(laneOf(request, isFile));
    if (response.headersSent) return void response.destroy();
    for (const [name, value] of headers) response.setHeader(name, value);
    refuseRequest(request, response, { siteName, error: error instanceof AppError ? error : undefined });
  };
}

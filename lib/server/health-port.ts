import "server-only";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { log } from "./log";
import { metricsType } from "./metrics/exposition";
import { assertMetricsToken } from "./metrics/token";

type Check = "ok" | "failed";

type Options = {
  port: number | undefined;
  host: string;
  token: string | undefined;
  readChecks: () => Promise<Record<string, Check>>;
  describe: () => Promise<string>;
};

const requiredChecks = ["worker", "database", "queue"];

type HealthResponse = { status: number; type: string; body: string };

const json = (status: number, body: object): HealthResponse => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});

async function answer(
  request: IncomingMessage,
  { token, readChecks, describe }: Options,
): Promise<HealthResponse> {
  const path = request.url?.split("?", 1)[0];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && path === "/health") return json(200, { status: "ok" });
  if (isRead && path === "/ready") {
    const checks = await readChecks();
    const ready = requiredChecks.every((name) => checks[name] === "ok");
    const degraded = Object.keys(checks).filter(
      (name) => !requiredChecks.includes(name) && checks[name] === "failed",
    );
    return json(ready ? 200 : 503, { status: ready ? "ready" : "unavailable", checks, degraded });
  }
  if (!isRead || path !== "/metrics") throw new AppError("not_found", "There is nothing at this address.");
  assertMetricsToken(request.headers.authorization, token);
  return { status: 200, type: metricsType, body: await describe() };
}

function describeFailure(error: unknown): HealthResponse {
  if (error instanceof AppError) return json(error.status, error.toBody());
  log.error({ event: "health_failed", err: error });
  return json(500, { error: "Something went wrong on our side.", code: "internal" });
}

async function respond(request: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  const { status, type, body } = await answer(request, options).catch(describeFailure);
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : body);
}

export async function openHealthPort(options: Options): Promise<{ close: () => Promise<void> } | null> {
  const { port, host } = options;
  if (port === undefined) return null;
  const server = createServer((request, response) => void respond(request, response, options));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

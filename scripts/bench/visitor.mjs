import { Agent, request as send } from "node:http";
import { performance } from "node:perf_hooks";

export function createVisitor(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  function ask(path) {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      send(
        { host: "127.0.0.1", port, path, agent, headers: { "accept-encoding": "identity" } },
        (response) => {
          const ms = performance.now() - started;
          const parts = [];
          response.on("data", (part) => parts.push(part));
          response.once("end", () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(parts).toString(),
              ms,
            }),
          );
        },
      )
        .once("error", reject)
        .end();
    });
  }
  return { ask, leave: () => agent.destroy() };
}

export function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}

import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";
import { Problem } from "./problem.mjs";

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
    socket.once("timeout", () => finish(false));
  });
}

/** Below the ephemeral port range, so that no outgoing connection can take the port before the server listens. */
const portRange = { first: 12_000, end: 32_000 };

export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(portRange.first, portRange.end);
    if (await isFree(port)) return port;
  }
  throw new Problem("No free TCP port was found on 127.0.0.1.");
}

export async function isFree(port) {
  return (await canListen(port, "127.0.0.1")) === true;
}

/**
 * Returns the reason, or null if the port is free. Some systems let two servers share a port if one listens on all
 * addresses, and `localhost` may mean either loopback address, so it also tries to connect to both.
 */
export async function findPortProblem(port, host) {
  const listening = await canListen(port, host);
  if (listening === "EADDRINUSE") return "taken";
  if (listening !== true) return listening;
  const [four, six] = await Promise.all([answers(port, "127.0.0.1"), answers(port, "::1")]);
  return four || six ? "taken" : null;
}

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

/** Below those from which systems serve outgoing connections: one of these could take a port before its server listens. */
const portRange = { first: 12_000, end: 32_000 };

/** A TCP port of the loopback address that nobody uses now, and that no outgoing connection takes. */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(portRange.first, portRange.end);
    if (await isFree(port)) return port;
  }
  throw new Problem("No free TCP port was found on 127.0.0.1.");
}

/** Whether nobody listens on a port of the loopback address. */
export async function isFree(port) {
  return (await canListen(port, "127.0.0.1")) === true;
}

/**
 * Why a server cannot listen there, or null. Some systems let two servers share a port when one listens on all addresses
 * and the other on one, and `localhost` may mean either loopback address, so both are asked too.
 */
export async function findPortProblem(port, host) {
  const listening = await canListen(port, host);
  if (listening === "EADDRINUSE") return "taken";
  if (listening !== true) return listening;
  const [four, six] = await Promise.all([answers(port, "127.0.0.1"), answers(port, "::1")]);
  return four || six ? "taken" : null;
}

import { EventEmitter } from "node:events";
import { createServer, request as send, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { shutDownBefore, installRequestHeaders } from "./plain-start";

function headersOfAnswer(port: number, headers: IncomingHttpHeaders): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    send({ port, host: "127.0.0.1", headers }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on("error", reject)
      .end();
  });
}

test("gives a request the address of its connection, and no other header of the front server", async () => {
  installRequestHeaders({ https: true, subdomains: false });
  let received: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    received = request.headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const forged = { "x-plaza-peer": "203.0.113.7", "X-Plaza-Current": "page" };
  const answered = await headersOfAnswer(port, forged);
  expect(received["x-plaza-peer"]).toBe("127.0.0.1");
  expect(received).not.toHaveProperty("x-plaza-current");
  expect(answered["strict-transport-security"]).toBe("max-age=63072000");
  await new Promise((resolve) => server.close(resolve));
});

test("ends the work once on a signal before the earlier listeners, even if the work fails", async () => {
  const signals = new EventEmitter();
  const steps: string[] = [];
  const ended = new Promise<void>((resolve) => {
    signals.on("SIGTERM", (signal: string) => {
      steps.push(signal);
      resolve();
    });
  });
  shutDownBefore(async () => {
    steps.push("work");
    await Promise.resolve();
    throw new Error("lost");
  }, signals);
  signals.emit("SIGTERM", "SIGTERM");
  signals.emit("SIGTERM", "SIGTERM");
  await ended;
  expect(steps).toEqual(["work", "SIGTERM"]);
});

import { createServer, globalAgent } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { allowLocalAddresses } from "@/lib/server/public-address";
import { localCertificate, localKey } from "./local-tls";

type Received = { path: string; headers: Record<string, string>; body: string };

type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

export function receiveWebhooks() {
  const receiver = {
    received: [] as Received[],
    port: 0,
    behave: null as Behavior | null,
    address: (path = "/hook") => `https://localhost:${receiver.port}${path}`,
    answer: (status: number, headers: Record<string, string> = {}) => {
      receiver.behave = (_request, response) => void response.writeHead(status, headers).end();
    },
  };
  const server = createServer({ cert: localCertificate, key: localKey }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      receiver.received.push({ path: request.url ?? "", headers, body: Buffer.concat(parts).toString() });
      if (receiver.behave) receiver.behave(request, response);
      else response.writeHead(204).end();
    });
  });
  beforeAll(async () => {
    allowLocalAddresses();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    receiver.port = (server.address() as AddressInfo).port;
    globalAgent.options.ca = localCertificate;
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.behave = null;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return receiver;
}

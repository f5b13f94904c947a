import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type RelayedSite = {
  url: string;
  requestedUrls: string[];
  goOffline: () => void;
  goOnline: () => void;
  delayResponses: (path: string) => () => void;
  appendToWorker: (end: string) => void;
  close: () => Promise<void>;
};

export async function relaySite(site: string): Promise<RelayedSite> {
  const { hostname, port } = new URL(site);
  const requestedUrls: string[] = [];
  const paused = new Map<string, Promise<void>>();
  let isCut = false;
  let end = "";

  const server: Server = createServer((incoming, outgoing) => {
    const { method, url = "/" } = incoming;
    requestedUrls.push(url);
    if (isCut) return void incoming.socket.destroy();
    const isWorker = url === "/sw.js";
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: `${hostname}:${port}` };
    // Always requests the full, uncompressed file.
    if (isWorker)
      for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
    if (headers.origin) headers.origin = site;
    const inner = request({ hostname, port, method, path: url, headers }, (answer) => {
      if (!isWorker || end === "") {
        void Promise.resolve(paused.get(url)).then(() => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(outgoing);
        });
        return;
      }
      const { "content-length": _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing, { end: false });
      answer.once("end", () => outgoing.end(end));
    });
    inner.once("error", () => outgoing.destroy());
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requestedUrls,
    goOffline() {
      isCut = true;
      server.closeAllConnections();
    },
    goOnline() {
      isCut = false;
    },
    delayResponses(path) {
      let letGo = () => {};
      paused.set(path, new Promise((resolve) => (letGo = resolve)));
      return () => letGo();
    },
    appendToWorker(text) {
      end = text;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

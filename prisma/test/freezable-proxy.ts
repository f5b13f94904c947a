import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export async function openGate(
  target: URL,
): Promise<{ server: Server; url: string; freeze(): void; thaw(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    sockets.push(client, upstream);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined);
      socket.on("close", () => [client, upstream].forEach((one) => one.destroy()));
    }
    if (frozen) [client, upstream].forEach((one) => one.pause());
  });
  let frozen = false;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  return {
    server,
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}

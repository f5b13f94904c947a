import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createAdmissionControl } from "./admission";
import { bufferBody } from "./request-bodies";

let server: Server;
let sockets: Socket[] = [];

async function serve(handle: (request: IncomingMessage) => Promise<string>): Promise<number> {
  server = createServer((request, response) => {
    handle(request).then(
      (text) => response.end(text),
      (error: { status?: number }) => response.writeHead(error.status ?? 500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function send(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once("data", (data) => resolve(data.toString()));
    socket.write(text);
  });
}

const post = (headers: string, body: string) =>
  `POST /api/login HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`;

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

test("handles a sign-in before requests whose bodies never come", async () => {
  const admission = createAdmissionControl({ timeoutFactor: 1, renderers: 1 });
  const port = await serve(async (request) => {
    const body = await bufferBody(request, { graceMs: 1000, bytesPerSecond: 1000 });
    const leave = await admission.enter(request);
    leave?.();
    return String(body?.bytes);
  });
  const slow = Array.from({ length: 8 }, () => send(port, post("content-length: 40", '{"username":')));
  expect(await send(port, post("content-length: 4", "good"))).toContain("good");
  expect((await Promise.all(slow)).map((answer) => answer.slice(9, 12))).toEqual(Array(8).fill("408"));
});

test.each([
  ["by its declared length", "content-length: 2000000", ""],
  ["in parts that never end", "transfer-encoding: chunked", `200000\r\n${"x".repeat(0x200000)}\r\n`],
])("refuses a body of more than a megabyte %s before it arrives", async (_, headers, body) => {
  const port = await serve(async (request) => String((await bufferBody(request))?.bytes));
  expect((await send(port, post(headers, body))).slice(9, 12)).toBe("413");
});

import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { eventually } from "@/prisma/test/eventually";
import { serve, start } from "@/prisma/test/renderers";

async function sendRaw(port: number, head: string, body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const [first, ...fields] = head.split("\n");
  const lines = [`${first} HTTP/1.1`, "Host: x", ...fields];
  if (!/^connection:/im.test(head)) lines.push("Connection: close");
  socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1"));
  return text(socket);
}

const count = (values: Readonly<Record<string, readonly unknown[] | undefined>>) =>
  Object.values(values).flat().length;

const odd: [string, string][] = [
  ["Trailer: x", ""],
  ["Trailer: x\nTransfer-Encoding: chunked", "1\r\na\r\n0\r\n\r\n"],
  ["Trailer: content-length\nContent-Length: 1", "a"],
  ["Expect: 100-continue\nContent-Length: 1", "a"],
  ["Expect: other", ""],
  ["TE: trailers, deflate", ""],
  ["Upgrade: websocket\nConnection: close, upgrade", ""],
  ["Upgrade: h2c", ""],
  ["Proxy-Connection: keep-alive\nKeep-Alive: timeout=5", ""],
  ["Connection: close, content-length\nContent-Length: 1", "a"],
  ["Connection: close, x-plaza-peer", ""],
  ["Connection: close\nX-Bad: \x7f", ""],
  ["X-Bad: \x01", ""],
  ["X-Bytes: \xff\xfe", ""],
  ["Set-Cookie: a=1\nSet-Cookie: b=2", ""],
  ["Content-Length: 7", "GET / a"],
  [
    "Content-Type: multipart/form-data\nAuthorization: Bearer a\nTrailer: x\nTransfer-Encoding: chunked",
    "1\r\na\r\n0\r\n\r\n",
  ],
];

test("ends all work and connections for any request header", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { port } = await serve(renderers);
  const renderer = renderers.choose()!;
  for (const [fields, body] of odd) {
    for (const method of ["GET /", "HEAD /", "POST /", "DELETE /", "GET /ready", "GET /made/"]) {
      const answer = await sendRaw(port, `${method}\n${fields}`, body);
      const status = /^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d+)/.exec(answer)?.[1];
      expect([fields, method, status]).toEqual([fields, method, expect.stringMatching(/^(200|400|417)$/)]);
    }
    await eventually(async () => renderer.busy === 0 && count(renderer.agent.sockets) === 0);
    expect(count(renderer.agent.freeSockets)).toBeLessThanOrEqual(1);
  }
});

test("drops hop-by-hop headers and those named by Connection", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { port } = await serve(renderers);
  const fields = [
    "Connection: close, X-One ,x-two,, x-plaza-peer, X-Forwarded-For, Host",
    "X-One: 1",
    "X-Two: 2",
    "X-Three: 3",
    "Trailer: x-four",
    "TE: trailers",
    "Expect: 100-continue",
    "X-Forwarded-For: 10.0.0.1",
  ];
  const answer = await sendRaw(port, ["GET /headers", ...fields].join("\n"));
  const seen = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)) as object;
  expect(seen).toMatchObject({
    host: "x",
    "x-three": "3",
    "x-forwarded-for": "10.0.0.1",
    "x-plaza-peer": "127.0.0.1",
  });
  for (const name of ["x-one", "x-two", "trailer", "te", "expect"]) expect(seen).not.toHaveProperty(name);
});

const form = (fields: string) => `Content-Type: multipart/form-data; boundary=x\n${fields}`;

const smuggled = "GET /headers HTTP/1.1\r\nHost: x\r\nX-Plaza-Peer: 10.9.9.9\r\n\r\n";

test("reads a chunked form body as no other request, for any method", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { port } = await serve(renderers);
  const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  const fields = form("Transfer-Encoding: chunked\nAuthorization: Bearer a");
  for (const method of ["GET", "DELETE", "OPTIONS", "HEAD"]) {
    await sendRaw(port, `${method} /?echo\n${fields}`, chunked);
  }
  expect(await sendRaw(port, "GET /headers")).toContain('"count":1}');
});

test("waits for no body of a readiness check in the next request", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { port } = await serve(renderers);
  await sendRaw(port, `GET /ready\nContent-Length: ${smuggled.length}`, smuggled);
  const answers = [await sendRaw(port, "GET /headers"), await sendRaw(port, "GET /headers")];
  expect(answers.map((answer) => /"count":\d/.exec(answer)?.[0])).toEqual(['"count":1', '"count":2']);
});

const megabyte = "x".repeat(1024 * 1024);

test.each([
  ["a form of a signed-out visitor", 401, form(`Content-Length: ${4 * megabyte.length}`), 4],
  ["a form in parts", 401, form("Transfer-Encoding: chunked"), 4],
  [
    "a form of more than twelve megabytes",
    413,
    form(`Authorization: Bearer a\nContent-Length: ${13 * megabyte.length}`),
    11,
  ],
  ["JSON of two megabytes", 413, `Content-Type: application/json\nContent-Length: ${2 * megabyte.length}`, 2],
])("refuses %s with %i, drains it, and closes the connection", async (_, status, fields, count) => {
  const renderers = start(1);
  await renderers.ready;
  const { port } = await serve(renderers);
  const socket = connect(port, "127.0.0.1");
  const answer = text(socket);
  const isChunked = fields.includes("chunked");
  const lines = ["POST / HTTP/1.1", "Host: x", ...fields.split("\n")];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  for (let part = 0; part < count; part += 1) {
    const sent = isChunked ? `${megabyte.length.toString(16)}\r\n${megabyte}\r\n` : megabyte;
    await new Promise((resolve, reject) =>
      socket.write(sent, (error) => (error ? reject(error) : resolve(null))),
    );
  }
  if (isChunked) socket.write("0\r\n\r\n");
  else if (count === 11) socket.end();
  const [head = "", body = ""] = (await answer).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toMatch(/\r\nConnection: close/i);
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: expect.any(String) });
});

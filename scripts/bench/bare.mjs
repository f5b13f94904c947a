// Baseline of an HTTP server in Node: the same bytes for every request. `node bare.mjs <port> <file>`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file] = process.argv.slice(2);
const body = readFileSync(file ?? "");
createServer((_, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": body.length,
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));

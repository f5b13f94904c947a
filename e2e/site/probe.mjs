// Loaded into the process that makes pages by the test of its memory alone (NODE_OPTIONS): nothing of it is part of the product.
// Whoever connects to the socket makes it collect what nobody needs, and is told what is left.
import { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { isMainThread } from "node:worker_threads";

const path = process.env.PLAZA_PROBE;

async function measure() {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc");
  // What one collection ends (a connection, a timer) sets free more for the next.
  for (let round = 0; round < 4; round += 1) {
    collect();
    await delay(50);
  }
  return { ...process.memoryUsage(), responses: v8.queryObjects(ServerResponse) };
}

if (path && isMainThread && process.argv[1]?.endsWith("renderer.mjs")) {
  createServer((socket) => {
    void measure().then((found) => socket.end(JSON.stringify(found)));
  })
    .listen(path)
    .unref();
}

// Loaded into the renderer only by its memory test (NODE_OPTIONS); not part of the product. A connection to the
// socket runs garbage collection and returns what is left.
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
  // Each round closes connections and timers, which frees more in the next one.
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

import { createInterface } from "node:readline";
import { makeStackReader } from "./lib/stack-traces.mjs";

// Copies a log from stdin with stack traces mapped to the sources, for the build in this folder.
const read = makeStackReader();
for await (const line of createInterface({ input: process.stdin })) console.log(read(line));

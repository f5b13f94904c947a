import { createInterface } from "node:readline";
import { makeStackReader } from "./lib/stack-traces.mjs";

// Reads a log and writes it with the places in the sources, of the build in this folder.
const read = makeStackReader();
for await (const line of createInterface({ input: process.stdin })) console.log(read(line));

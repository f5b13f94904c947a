import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

const { cache } = createRequire(import.meta.url);

// Loaded by NODE_OPTIONS: on exit each process appends a line with its program and the CommonJS package modules it
// loaded.
process.once("exit", () => {
  const modules = Object.keys(cache).filter((file) => file.includes("node_modules"));
  appendFileSync(
    String(process.env.PLAZA_LOADED),
    `${JSON.stringify({ program: process.argv[1], modules })}\n`,
  );
});

import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

const { cache } = createRequire(import.meta.url);

// Loaded by NODE_OPTIONS: at its end each process adds a line with its program and the CommonJS modules of packages that it
// loaded.
process.once("exit", () => {
  const modules = Object.keys(cache).filter((file) => file.includes("node_modules"));
  appendFileSync(
    String(process.env.PLAZA_LOADED),
    `${JSON.stringify({ program: process.argv[1], modules })}\n`,
  );
});

import { readFileSync } from "node:fs";

export function satisfies(version, range) {
  const required = range
    .replace(/^>=\s*/, "")
    .split(".")
    .map(Number);
  const have = version.split(".").map(Number);
  for (const [index, number] of required.entries()) {
    if (have[index] !== number) return have[index] > number;
  }
  return true;
}

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  if (satisfies(process.versions.node, engines.node)) return;
  console.error(
    `Plaza needs Node ${engines.node.replace(">=", "")} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

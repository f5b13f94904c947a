import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";

const runtimeName = "app-page-turbo.runtime.prod.js";

/**
 * Start position of each module in Next's bundle, in order; lines and columns start at 0.
 * @returns {{ line: number, column: number, name: string }[]}
 */
function readModules() {
  const text = readFileSync(inRoot("node_modules/next/dist/compiled/next-server", runtimeName), "utf8");
  const start = /"((?:\([\w-]+\)\/)?\.\/dist\/[^"]+)"[(:]/g;
  return text
    .split("\n")
    .flatMap((text, line) =>
      [...text.matchAll(start)].map(({ index: column, 1: name = "" }) => ({ line, column, name })),
    );
}

/** Kind of work by module name in Next's bundle. @type {[RegExp, string][]} */
const works = [
  [/react-dom-server/, "react"],
  [/react-server-dom|use-flight-response/, "flight"],
];

/** Kind of work by file outside that bundle; other files count toward their caller. @type {[RegExp, string][]} */
const files = [
  [/profiler\.mjs|^inspector|node:inspector/, "profiler"],
  [/node_modules\/(pg|pg-\w+)\//, "driver"],
  [/next\/dist|node_modules_next_dist/, "next"],
  [/dist\/renderer\.mjs/, "own"],
  [/chunks\/ssr\/lib_|chunks\/lib_/, "reads"],
];

function namer() {
  const modules = readModules();
  function ofBundle(line, column) {
    const at = modules.findLast((one) => one.line < line || (one.line === line && one.column <= column));
    return works.find(([name]) => name.test(at?.name ?? ""))?.[1] ?? "next";
  }
  const known = new Map();
  return function nameOf({ functionName, url, lineNumber, columnNumber }) {
    if (functionName === "(garbage collector)") return "garbage";
    if (functionName === "(idle)") return "idle";
    if (!url) return undefined;
    if (!url.endsWith(runtimeName)) return files.find(([name]) => name.test(url))?.[1];
    const key = `${lineNumber}:${columnNumber}`;
    if (!known.has(key)) known.set(key, ofBundle(lineNumber, columnNumber));
    return known.get(key);
  };
}

/**
 * Shares of CPU time in a profile, without idle and profiler time, by kind of work: `react`, `flight`, `driver`,
 * `reads`, `next`, `own`, `garbage`, and `other`. A sample counts toward its nearest classified caller.
 */
export function readShares(path) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path, "utf8"));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const child of node.children ?? []) byId.get(child).parent = node;
  const nameOf = namer();
  function workOf(node) {
    node.work ??= nameOf(node.callFrame) ?? (node.parent ? workOf(node.parent) : "other");
    return node.work;
  }
  const times = {};
  samples.forEach((id, index) => {
    const work = workOf(byId.get(id));
    times[work] = (times[work] ?? 0) + timeDeltas[index];
  });
  const { idle: _idle, profiler: _profiler, ...counted } = times;
  const sum = Object.values(counted).reduce((all, time) => all + time, 0);
  return Object.fromEntries(Object.entries(counted).map(([work, time]) => [work, time / sum]));
}

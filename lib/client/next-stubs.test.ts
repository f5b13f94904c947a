import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as constants from "next/dist/lib/constants";
import * as ourConstants from "./next-constants";
import * as ourMessages from "./no-instant-messages";
import * as ourRoutes from "./no-interception-routes";
import * as ourProcess from "./process-polyfill";

const next = path.join(path.dirname(require.resolve("next/package.json")), "dist");
const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(next, "client", file), "utf8")).join("\n");
const readIn = (code: string, name: string) =>
  [...new Set([...code.matchAll(new RegExp(`_${name}\\.(\\w+)`, "g"))].map(([, read]) => read))].sort();

const isElsewhere = (file: string) => /^dev\/|^page-loader\.js$/.test(file);

const browserFiles = readdirSync(path.join(next, "client"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".js") && !isElsewhere(file),
);

const readers = {
  constants: ["components/router-reducer/fetch-server-response.js", "components/segment-cache/cache.js"],
  interceptionroutes: [
    "components/router-reducer/compute-changed-path.js",
    "components/router-reducer/reducers/has-interception-route-in-current-tree.js",
  ],
  instantmessages: ["components/app-router-state.js"],
};

function importersOf(ending: string): string[] {
  const importsIt = new RegExp(`require\\(["'][./]*${ending}["']\\)`);
  return browserFiles.filter((file) => importsIt.test(codeOf([file]))).sort();
}

test.each([
  ["lib/constants", [...readers.constants, "components/router-reducer/reducers/server-action-reducer.js"]],
  ["shared/lib/router/utils/interception-routes", readers.interceptionroutes],
  ["shared/lib/instant-messages", readers.instantmessages],
  ["reducers/server-action-reducer", ["components/router-reducer/router-reducer.js"]],
] as const)("lists every file of Next's browser code that imports %s", (ending, known) => {
  expect(importersOf(ending)).toEqual([...known].sort());
});

test.each([
  ["constants", ourConstants],
  ["interceptionroutes", ourRoutes],
  ["instantmessages", ourMessages],
] as const)("exports everything that Next's browser code reads from its %s", (name, ours) => {
  expect(readIn(codeOf(readers[name]), name)).toEqual(Object.keys(ours).sort());
});

test("exports each constant with Next's value", () => {
  expect(constants).toMatchObject(ourConstants);
});

test("omits the link messages of Next, which only development builds read", () => {
  const [before] = codeOf(readers.instantmessages).split("_instantmessages.");
  const guard = "process.env.NODE_ENV !== 'production' && process.env.__NEXT_CACHE_COMPONENTS";
  const since = before?.slice(before.lastIndexOf(guard)) ?? "";
  expect(since.startsWith(guard)).toBe(true);
  expect(since.split("{").length).toBeGreaterThan(since.split("}").length);
});

test("omits intercepted routes, because no folder of the site is one", () => {
  const folders = readdirSync(path.join(__dirname, "../../app"), { recursive: true, encoding: "utf8" });
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((folder) => /(^|\/)\(\.+\)/.test(folder))).toEqual([]);
});

test("provides process.env, which Next reads from its browser process", () => {
  const polyfill = readFileSync(path.join(next, "build/polyfills/process.js"), "utf8");
  expect(polyfill).toContain("require('next/dist/compiled/process')");
  expect(ourProcess).toEqual({ env: {} });
  const read = [...codeOf(browserFiles).matchAll(/\bprocess\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(read)]).toEqual(["env"]);
});

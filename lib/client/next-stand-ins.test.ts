import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as constants from "next/dist/lib/constants";
import * as ourConstants from "./next-constants";
import * as ourMessages from "./no-instant-messages";
import * as ourRoutes from "./no-interception-routes";
import * as ourProcess from "./no-process";

const next = path.join(path.dirname(require.resolve("next/package.json")), "dist");
const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(next, "client/components", file), "utf8")).join("\n");
const readIn = (code: string, name: string) =>
  [...new Set([...code.matchAll(new RegExp(`_${name}\\.(\\w+)`, "g"))].map(([, read]) => read))].sort();

/** What imports each in the browser, since `no-server-actions.ts` stands in for one more reader of the constants. */
const readers = {
  constants: ["router-reducer/fetch-server-response.js", "segment-cache/cache.js"],
  interceptionroutes: [
    "router-reducer/compute-changed-path.js",
    "router-reducer/reducers/has-interception-route-in-current-tree.js",
  ],
  instantmessages: ["app-router-state.js"],
};

test.each([
  ["constants", ourConstants],
  ["interceptionroutes", ourRoutes],
  ["instantmessages", ourMessages],
] as const)("holds all that Next's browser code reads of its %s", (name, ours) => {
  expect(readIn(codeOf(readers[name]), name)).toEqual(Object.keys(ours).sort());
});

test("gives each constant Next's value", () => {
  expect(constants).toMatchObject(ourConstants);
});

test("leaves out what Next says of links only where it is said by nobody but developers", () => {
  const [before] = codeOf(readers.instantmessages).split("_instantmessages.");
  const guard = "process.env.NODE_ENV !== 'production' && process.env.__NEXT_CACHE_COMPONENTS";
  const since = before?.slice(before.lastIndexOf(guard)) ?? "";
  expect(since.startsWith(guard)).toBe(true);
  expect(since.split("{").length).toBeGreaterThan(since.split("}").length);
});

test("leaves out intercepted routes only while no folder of the site is one", () => {
  const folders = readdirSync(path.join(__dirname, "../../app"), { recursive: true, encoding: "utf8" });
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((folder) => /(^|\/)\(\.+\)/.test(folder))).toEqual([]);
});

test("has an environment where Next asks the process of browsers for one", () => {
  const asked = readFileSync(path.join(next, "build/polyfills/process.js"), "utf8");
  expect(asked).toContain("require('next/dist/compiled/process')");
  expect(ourProcess).toEqual({ env: {} });
});

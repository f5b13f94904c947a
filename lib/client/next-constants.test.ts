import { readFileSync } from "node:fs";
import path from "node:path";
import * as all from "next/dist/lib/constants";
import * as ours from "./next-constants";

const client = path.join(path.dirname(require.resolve("next/package.json")), "dist/client/components");
/** What imports them in the browser, since `no-server-actions.ts` stands in for the third. */
const readers = ["router-reducer/fetch-server-response.js", "segment-cache/cache.js"];

test("holds every constant that Next's browser code reads, with Next's value", () => {
  const code = readers.map((file) => readFileSync(path.join(client, file), "utf8")).join("\n");
  const read = new Set([...code.matchAll(/_constants\.(\w+)/g)].map(([, name]) => name));
  expect([...read]).toEqual(Object.keys(ours));
  expect(all).toMatchObject(ours);
});

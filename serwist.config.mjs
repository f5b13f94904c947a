import { randomUUID } from "node:crypto";
import { serwist } from "@serwist/next/config";
import { precachedFiles } from "./scripts/lib/precached-files.mjs";

// Next writes the id of a build later than this runs, and that id is random too.
const revision = randomUUID();

/** `next build` creates the service worker after the files it references are compiled (decision 110). */
export default await serwist(
  {
    swSrc: "app/sw.ts",
    swDest: "public/sw.js",
    precachePrerendered: false,
    globPatterns: precachedFiles(),
    additionalPrecacheEntries: [{ url: "/~offline", revision }],
    esbuildOptions: { minify: true, sourcemap: false },
  },
  // As in next.config.mjs, which would prepare a build of its own when asked.
  /** @type {any} */ ({ basePath: "", distDir: ".next" }),
);

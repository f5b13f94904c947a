import { randomUUID } from "node:crypto";
import { serwist } from "@serwist/next/config";
import { precachedFiles } from "./scripts/lib/precached-files.mjs";

// Next writes its build id later, and that id is random too.
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
  // Must match next.config.mjs; loading that file would prepare a separate build.
  /** @type {any} */ ({ basePath: "", distDir: ".next" }),
);

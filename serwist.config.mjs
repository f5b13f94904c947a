import { readFileSync } from "node:fs";
import { serwist } from "@serwist/next/config";
import { precachedFiles } from "./scripts/lib/precached-files.mjs";

const revision = readFileSync(".next/BUILD_ID", "utf8").trim();

/** The worker of the site, made after `next build`, whose files it names (decision 110). */
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

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { inRoot } from "./paths.mjs";

// `server-only` throws unless the bundler knows its condition.
const serverOnly = {
  name: "server-only",
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, () => ({
      path: inRoot("node_modules/server-only/empty.js"),
    }));
  },
};

export function bundlePath(entry) {
  return inRoot("dist", `${basename(entry).replace(/\.ts$/, "")}.mjs`);
}

// Replaces a changed bundle atomically, because a process may be loading it.
function writeIfChanged(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const tempPath = `${path}.${process.pid}`;
  writeFileSync(tempPath, contents);
  renameSync(tempPath, path);
}

/** Runtime dependencies stay outside the bundles because a release includes them; everything else is bundled. */
function externalPackages() {
  const { dependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);
}

// CommonJS packages in an ES module need a `require`.
const requireBanner = `import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);`;

export async function bundle(entries) {
  const { build, stop } = await import("esbuild");
  async function bundleEntry(entry) {
    const { outputFiles } = await build({
      absWorkingDir: inRoot(),
      entryPoints: [entry],
      outfile: bundlePath(entry),
      bundle: true,
      write: false,
      platform: "node",
      target: "node20",
      format: "esm",
      external: externalPackages(),
      banner: { js: requireBanner },
      conditions: ["react-server"],
      sourcemap: "linked",
      sourcesContent: false,
      plugins: [serverOnly],
      logLevel: "error",
    });
    for (const file of outputFiles) writeIfChanged(file.path, Buffer.from(file.contents));
  }
  await Promise.all(entries.map(bundleEntry));
  await stop();
}

import { existsSync } from "node:fs";
import { prepareCheckout } from "./checkout.mjs";
import { run } from "./child.mjs";
import { envSchemaEntry } from "./checked-env.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { stopOnSignals } from "./shutdown.mjs";
import { checks, generateRouteTypes } from "./test-parts.mjs";
import { closeRun, runPart, testEnvironment } from "./test-plaza.mjs";

async function git(...args) {
  const { code, output } = await run("git", args);
  if (code !== 0) throw new Problem(`git ${args[0]} failed.\n${output.trim()}`);
  return output.split("\n").filter(Boolean);
}

async function startOfBranch() {
  const { code, output } = await run("git", ["merge-base", "HEAD", "main"]);
  return code === 0 ? output.trim() : "HEAD";
}

async function changedFiles() {
  const changed = await git("diff", "--name-only", "--diff-filter=d", await startOfBranch());
  const added = await git("ls-files", "--others", "--exclude-standard");
  return [...changed, ...added].filter((file) => /\.(ts|tsx|mjs|json)$/.test(file));
}

export async function checkPlaza() {
  stopOnSignals({ code: 130 });
  await prepareCheckout([envSchemaEntry]);
  const options = { env: await testEnvironment(), files: await changedFiles() };
  if (!existsSync(inRoot(".next/types"))) await generateRouteTypes(options.env);
  const counts = await Promise.all(
    Object.entries(checks).map(([name, part]) => runPart(name, part, options)),
  );
  await closeRun(counts);
}

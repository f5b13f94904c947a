import { pathToFileURL } from "node:url";
import { bundlePath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { loadEnvFile, readEnv } from "./env.mjs";

export const envSchemaEntry = "lib/server/env-schema.ts";

/**
 * Loads the settings file and the secret files it names, and validates all settings; throws a Problem that lists
 * everything wrong.
 */
export async function openEnv(named) {
  loadEnvFile(named);
  const { findProblems, describeProblems, takeSecretFiles } = await import(
    pathToFileURL(bundlePath(envSchemaEntry)).href
  );
  // The launcher sets NODE_ENV for the programs it starts.
  const problems = findProblems({ ...process.env, NODE_ENV: "production" }, "launch");
  if (problems.length > 0) throw new Problem(describeProblems(problems));
  takeSecretFiles(process.env);
  return readEnv();
}

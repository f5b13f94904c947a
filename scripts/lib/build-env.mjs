import { pathToFileURL } from "node:url";
import { bundlePath } from "./bundle.mjs";
import { environmentEntry } from "./environment.mjs";
import { readDotEnv } from "./settings.mjs";

/** Values that a build may take in; all others are the business of the running server. */
const buildTimeNames = /^(NODE_ENV|NEXT_PUBLIC_\w+)$/;

/** The values that a build takes in, one `name=value` each. */
export function buildTimeValues(env = process.env) {
  const values = { ...readDotEnv(), ...env };
  const names = Object.keys(values).filter((name) => name !== "NODE_ENV" && buildTimeNames.test(name));
  return names.sort().map((name) => `${name}=${values[name]}`);
}

/** The settings of the running site, all empty: one build serves with any of them. */
export async function blankSettings() {
  const { envSchema } = await import(pathToFileURL(bundlePath(environmentEntry)).href);
  const names = [...Object.keys(envSchema.shape), ...Object.keys(readDotEnv())];
  return Object.fromEntries(names.filter((name) => !buildTimeNames.test(name)).map((name) => [name, ""]));
}

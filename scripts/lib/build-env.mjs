import { pathToFileURL } from "node:url";
import { bundlePath } from "./bundle.mjs";
import { envSchemaEntry } from "./checked-env.mjs";
import { readDotEnv } from "./env.mjs";

const buildTimeNames = /^(NODE_ENV|NEXT_PUBLIC_\w+)$/;

export function buildTimeValues(env = process.env) {
  const values = { ...readDotEnv(), ...env };
  const names = Object.keys(values).filter((name) => name !== "NODE_ENV" && buildTimeNames.test(name));
  return names.sort().map((name) => `${name}=${values[name]}`);
}

export async function blankEnv() {
  const { envSchema } = await import(pathToFileURL(bundlePath(envSchemaEntry)).href);
  const names = [...Object.keys(envSchema.shape), ...Object.keys(readDotEnv())];
  return Object.fromEntries(names.filter((name) => !buildTimeNames.test(name)).map((name) => [name, ""]));
}

import { run } from "../lib/child.mjs";

export async function auditPackages(env) {
  const { output } = await run("npm", ["audit", "--omit=dev", "--json"], { env });
  const [text = ""] = /^\{[^]*^\}/m.exec(output) ?? [];
  const { metadata, message } = text ? JSON.parse(text) : {};
  if (!metadata) return `not run: ${message ?? "the registry doesn’t answer"}`;
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  return high + critical > 0 ? `failed: ${high} high, ${critical} critical` : "passed";
}

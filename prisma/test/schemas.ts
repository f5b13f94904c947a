import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export const root = path.resolve(__dirname, "../..");

export function listFiles(pattern: string): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", pattern], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && existsSync(path.join(root, file)));
}

export async function importSchemas(): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  for (const file of listFiles("lib/**schema.ts")) {
    found.push(...Object.entries((await import(path.join(root, file))) as Record<string, unknown>));
  }
  return found;
}

export function inputShape(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any", metadata: z.registry() });
}

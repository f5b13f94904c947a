import { code, internal, text } from "@/prisma/test/source-graph";

const isClient = (file: string) => /^["']use client["']/.test(text.get(file) ?? "");

/** Files that run in server components: reachable from pages without passing a client module. */
function serverSide(): string[] {
  const found = new Set(code.filter((file) => file.startsWith("app/") && !isClient(file)));
  for (const file of found) {
    for (const target of internal(file)) if (!isClient(target)) found.add(target);
  }
  return [...found];
}

const namedImport = /import\s+(?!type\b)(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+"@\/([^"]+)"/g;

test("finds no call of a client function in server components", () => {
  const clientModules = new Set(code.filter(isClient).map((file) => file.replace(/\.tsx?$/, "")));
  const calls = serverSide().flatMap((file) =>
    [...(text.get(file) ?? "").matchAll(namedImport)]
      .filter(([, , target = ""]) => clientModules.has(target))
      .flatMap(([, names = "", target = ""]) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => /^(?!type )[a-z]/.test(name))
          .map((name) => `${file} → ${target}: ${name}`),
      ),
  );
  expect(clientModules.size).toBeGreaterThan(100);
  expect(calls).toEqual([]);
});

/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { guardedGroup, unguardedRoutes } from "./auth/rules";

const root = path.resolve(__dirname, "..");

function listFiles(...endings: string[]): string[] {
  const patterns = endings.map((ending) => `*.${ending}`);
  const output = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
  });
  return output.split("\n").filter((file) => file && existsSync(path.join(root, file)));
}

const files = listFiles("ts", "tsx");
const text = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.startsWith("e2e/") || file.startsWith("scripts/jest/");
const code = files.filter((file) => !isTest(file));

/** Imported files of this repository, as repository paths; packages are kept as `npm:name`. */
function importsOf(file: string): string[] {
  const found = ts
    .preProcessFile(text.get(file) ?? "", true, true)
    .importedFiles.map((entry) => entry.fileName);
  return found.map((name) => {
    if (!name.startsWith(".") && !name.startsWith("@/")) return `npm:${name}`;
    const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
    return candidates.find((candidate) => text.has(candidate)) ?? base;
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const internal = (file: string) => (imports.get(file) ?? []).filter((target) => !target.startsWith("npm:"));

const vocabulary = ["contract", "schema", "copy", "rules", "queries", "commands", "tasks"];
const serverWords = ["queries", "commands", "tasks"];
const platformFolders = ["shared", "client", "server"];

function wordOf(file: string): string {
  return path.basename(file).replace(/\.tsx?$/, "");
}

function isNounFile(file: string): boolean {
  const [top, noun] = file.split("/");
  return top === "lib" && file.split("/").length > 2 && !platformFolders.includes(noun ?? "");
}

function isServerFile(file: string): boolean {
  return file.startsWith("lib/server/") || (isNounFile(file) && serverWords.includes(wordOf(file)));
}

const byRule = (broken: string[]) => expect(broken).toEqual([]);

describe("architecture", () => {
  test("sees the files of the house", () => {
    expect(code.length).toBeGreaterThan(40);
    expect(code.filter(isServerFile).length).toBeGreaterThan(5);
  });

  test("1. imports point one way: app → components → lib", () => {
    const broken: string[] = [];
    for (const file of code) {
      for (const target of internal(file)) {
        const bad =
          (file.startsWith("components/") && target.startsWith("app/")) ||
          (file.startsWith("lib/") && /^(app|components)\//.test(target)) ||
          (file === "middleware.ts" && !/^lib\/([a-z-]+\/rules|shared\/.*)\.ts$/.test(target));
        if (bad) broken.push(`${file} → ${target}`);
      }
    }
    byRule(broken);
  });

  test("2. components and lib/client never import server files, not even as types", () => {
    const browser = code.filter((file) => /^(components|lib\/client)\//.test(file));
    byRule(
      browser.flatMap((file) =>
        internal(file)
          .filter(isServerFile)
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("3. server files begin with the server-only import, and nothing else does", () => {
    const marker = 'import "server-only";';
    byRule(code.filter((file) => isServerFile(file) !== (text.get(file) ?? "").startsWith(marker)));
  });

  test("4. Prisma is reached only through lib/server/db, and process.env only read in the env file and tools", () => {
    const broken: string[] = [];
    for (const file of code) {
      const targets = imports.get(file) ?? [];
      const tool = /^(scripts|prisma|e2e)\//.test(file) || /^[^/]+\.config\.(ts|mts)$/.test(file);
      const usesPrisma = targets.some((target) => target.startsWith("npm:@prisma/") || target === "npm:pg");
      if (usesPrisma && file !== "lib/server/db.ts" && !tool) broken.push(`${file} imports Prisma`);
      if (targets.includes("lib/server/db.ts") && !isServerFile(file) && !tool) {
        broken.push(`${file} imports lib/server/db`);
      }
      const readsEnv = /process\.env/.test(text.get(file) ?? "");
      if (readsEnv && file !== "lib/server/env.ts" && file !== "instrumentation.ts" && !tool) {
        broken.push(`${file} reads process.env`);
      }
    }
    byRule(broken);
  });

  test("5. contract, schema, copy and rules import only zod, lib/shared and each other", () => {
    const pure = code.filter((file) => isNounFile(file) && !isServerFile(file));
    const allowed = (target: string) =>
      target === "npm:zod" ||
      target.startsWith("lib/shared/") ||
      (isNounFile(target) && ["contract", "schema", "copy", "rules"].includes(wordOf(target)));
    byRule(
      pure.flatMap((file) =>
        (imports.get(file) ?? []).filter((target) => !allowed(target)).map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("6. every file under lib has a known kind and a plain name", () => {
    const nounFiles = code.filter(isNounFile);
    byRule(nounFiles.filter((file) => !vocabulary.includes(wordOf(file))));
    byRule(
      code.filter((file) => !/^[a-z0-9~.[\]()_/-]+$/.test(file.replace(/\[\[?(\.\.\.)?[a-zA-Z]+\]?\]/g, ""))),
    );
    byRule(code.filter((file) => ["index", "utils", "helpers", "types"].includes(wordOf(file))));
    byRule(code.filter((file) => /^\s*["']use server["']/m.test(text.get(file) ?? "")));
  });

  test("6. there is no import cycle between files", () => {
    const done = new Set<string>();
    const broken: string[] = [];
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file)) {
        broken.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
        return;
      }
      if (done.has(file)) return;
      for (const target of internal(file).filter((name) => text.has(name))) visit(target, [...trail, file]);
      done.add(file);
    };
    for (const file of code) visit(file, []);
    byRule(broken);
  });

  test("6. there is no import cycle between nouns", () => {
    const edges = new Map<string, Set<string>>();
    const nounOf = (file: string) => (isNounFile(file) ? (file.split("/")[1] ?? "") : "");
    for (const file of code.filter(isNounFile)) {
      for (const target of internal(file)) {
        const [from, to] = [nounOf(file), nounOf(target)];
        if (to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
    const broken: string[] = [];
    const visit = (noun: string, trail: string[]) => {
      if (trail.includes(noun)) broken.push([...trail.slice(trail.indexOf(noun)), noun].join(" → "));
      else for (const next of edges.get(noun) ?? []) visit(next, [...trail, noun]);
    };
    for (const noun of edges.keys()) visit(noun, []);
    byRule(broken);
  });

  test("7. every declared endpoint has exactly one handler, and the reverse", () => {
    const declared: string[] = [];
    for (const file of code.filter((name) => isNounFile(name) && wordOf(name) === "contract")) {
      const found = (text.get(file) ?? "").matchAll(/endpoint\(\{\s*method: "(\w+)",\s*path: "([^"]+)"/g);
      for (const [, method, address] of found) declared.push(`${method} ${address}`);
    }
    const handled: string[] = [];
    for (const file of code.filter((name) => /(^|\/)route\.ts$/.test(name) && !name.includes("[...path]"))) {
      const address = file
        .replace(/^app/, "")
        .replace(/\/route\.ts$/, "")
        .replace(/\[(\w+)\]/g, "{$1}");
      for (const [, method] of (text.get(file) ?? "").matchAll(
        /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm,
      )) {
        handled.push(`${method} ${address}`);
      }
    }
    expect(handled.sort()).toEqual(declared.sort());
  });

  test("7. a page sits in the route group that guards it, and the reverse", () => {
    const broken: string[] = [];
    for (const file of code.filter((name) => /^app\/(.*\/)?page\.tsx$/.test(name))) {
      const group = /^app\/\((\w+)\)\//.exec(file)?.[1] ?? "";
      const address = `/${file
        .split("/")
        .slice(1, -1)
        .filter((part) => !part.startsWith("("))
        .join("/")}`;
      const expected = address in unguardedRoutes ? "unguarded" : (guardedGroup(address) ?? "public");
      if (group !== expected) broken.push(`${file}: expected in (${expected})`);
    }
    byRule(broken);
  });

  test("8. files stay short", () => {
    const limitOf = (file: string) =>
      /^app\/.*\/route\.ts$/.test(file) ? 40 : path.basename(file) === "page.tsx" ? 80 : 300;
    byRule(
      listFiles("ts", "tsx", "mjs", "css")
        .filter((file) => !file.includes("generated/"))
        .filter((file) => readFileSync(path.join(root, file), "utf8").split("\n").length - 1 > limitOf(file)),
    );
  });

  test("8. components/ui knows nothing of the product", () => {
    const ui = code.filter((file) => file.startsWith("components/ui/"));
    byRule(
      ui.flatMap((file) =>
        internal(file)
          .filter((target) => !/^(components\/ui|lib\/shared)\//.test(target))
          .map((target) => `${file} → ${target}`),
      ),
    );
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, root } from "@/prisma/test/schemas";
import { findCircle } from "@/prisma/test/import-cycles";
import {
  arrowsBetween,
  baseOf,
  code,
  files,
  imports,
  internal,
  isNounFile,
  isServerFile,
  kindOf,
  kinds,
  pureKinds,
  text,
} from "@/prisma/test/source-graph";
import { guardedGroup, isOpen, unguardedRoutes } from "./auth/rules";

const byRule = (broken: string[]) => expect(broken).toEqual([]);

describe("architecture", () => {
  test("finds the source files", () => {
    expect(code.length).toBeGreaterThan(40);
    expect(code.filter(isServerFile).length).toBeGreaterThan(5);
  });

  test("1. allows imports only from app to components to lib", () => {
    const broken: string[] = [];
    for (const file of code) {
      for (const target of internal(file)) {
        const bad =
          (file.startsWith("components/") && target.startsWith("app/")) ||
          (file.startsWith("lib/") && /^(app|components)\//.test(target)) ||
          (file === "middleware.ts" && !/^lib\/([a-z-]+\/rules|shared\/.*|server\/tokens)\.ts$/.test(target));
        if (bad) broken.push(`${file} → ${target}`);
      }
    }
    byRule(broken);
  });

  test("1. shares code of route groups by app/_folders, not by imports between groups", () => {
    const groupOf = (file: string) => /^app\/(\(\w+\)|api)\//.exec(file)?.[1];
    byRule(
      code.flatMap((file) =>
        internal(file)
          .filter((target) => file.startsWith("app/") && groupOf(target) && groupOf(target) !== groupOf(file))
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("2. refuses imports of server files, even of types, in components and lib/client", () => {
    const browser = code.filter((file) => /^(components|lib\/client)\//.test(file));
    byRule(
      browser.flatMap((file) =>
        internal(file)
          .filter(isServerFile)
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("3. requires the server-only import first in server files, and refuses it elsewhere", () => {
    const marker = 'import "server-only";';
    byRule(code.filter((file) => isServerFile(file) !== (text.get(file) ?? "").startsWith(marker)));
  });

  test("4. limits Prisma to lib/server/db, the driver to lib/server/connection and pool, and process.env to the env file and tools", () => {
    const broken: string[] = [];
    for (const file of code) {
      const targets = imports.get(file) ?? [];
      const tool = /^(scripts|prisma|e2e)\//.test(file) || /^[^/]+\.config\.(ts|mts)$/.test(file);
      const usesPrisma = targets.some((target) => target.startsWith("npm:@prisma/") || target === "npm:pg");
      if (usesPrisma && !/^lib\/server\/(db|pool|waiting-pool|connection)\.ts$/.test(file) && !tool)
        broken.push(`${file} imports Prisma`);
      if (targets.includes("lib/server/db.ts") && !isServerFile(file) && !tool) {
        broken.push(`${file} imports lib/server/db`);
      }
      const asksPrisma = /\$queryRaw\b/.test(text.get(file) ?? "") && file !== "lib/server/db.ts";
      if (asksPrisma && !tool) broken.push(`${file} reads with Prisma's SQL instead of tx.rows`);
      const readsEnv = /process\.env/.test(text.get(file) ?? "");
      const mayRead = tool || ["lib/server/env.ts", "instrumentation.ts"].includes(file);
      if (readsEnv && !mayRead) broken.push(`${file} reads process.env`);
    }
    byRule(broken);
  });

  test("5. limits imports of contract, schema, copy, and rules to zod, lib/shared, data, and each other", () => {
    const pure = code.filter((file) => isNounFile(file) && !isServerFile(file));
    const allowed = (target: string) =>
      target === "npm:zod" ||
      target.startsWith("lib/shared/") ||
      (isNounFile(target) && (target.endsWith(".json") || pureKinds.includes(kindOf(target))));
    byRule(
      pure.flatMap((file) =>
        (imports.get(file) ?? []).filter((target) => !allowed(target)).map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("5. refuses imports of nouns in lib/shared and lib/server", () => {
    const shared = code.filter((file) => /^lib\/(shared|server)\//.test(file));
    byRule(
      shared.flatMap((file) =>
        internal(file)
          .filter(isNounFile)
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("6. requires <kind>.ts or <topic>.<kind>.ts for every file of a noun, with a plain name", () => {
    const name = /^(?:[a-z][a-z0-9-]*\.)?([a-z]+)$/;
    byRule(code.filter(isNounFile).filter((file) => !kinds.includes(name.exec(baseOf(file))?.[1] ?? "")));
    byRule(
      code.filter((file) => !/^[a-z0-9~.[\]()_/-]+$/.test(file.replace(/\[\[?(\.\.\.)?[a-zA-Z]+\]?\]/g, ""))),
    );
    byRule(code.filter((file) => ["index", "utils", "helpers", "types"].includes(baseOf(file))));
  });

  test("28: finds no server action", () => {
    byRule(code.filter((file) => /^\s*["']use server["']/m.test(text.get(file) ?? "")));
  });

  test("6. refuses transactions and decisions in rows", () => {
    const rows = code.filter((file) => isNounFile(file) && kindOf(file) === "rows");
    byRule(rows.filter((file) => /\btransaction\(|\bAppError\b/.test(text.get(file) ?? "")));
    byRule(
      rows.flatMap((file) =>
        internal(file)
          .filter((target) => isNounFile(target) && ["commands", "tasks"].includes(kindOf(target)))
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("6. lets only notify write notifications, since it knows recipients and preferences", () => {
    const writes = /\bnotification\.(create|upsert)|INTO notifications\b/;
    const writers = code.filter((file) => /^(app|lib)\//.test(file) && writes.test(text.get(file) ?? ""));
    expect(writers).toEqual(["lib/notifications/notify/notify.rows.ts"]);
  });

  test("6. requires rate limits in rules files, without a shared counter", () => {
    const limit = /\bname: "([^"]+)",\s*points: [^,]+,\s*seconds:/g;
    const found = code.flatMap((file) =>
      Array.from((text.get(file) ?? "").matchAll(limit), ([, name]) => ({ file, name })),
    );
    expect(found.length).toBeGreaterThan(20);
    byRule(
      found
        .map(({ file }) => file)
        .filter((file) => !file.startsWith("lib/server/") && !(isNounFile(file) && kindOf(file) === "rules")),
    );
    const names = found.map(({ name }) => name);
    byRule(names.filter((name, at) => names.indexOf(name) !== at) as string[]);
  });

  test("6. allows wings of four files or more, in nouns of more than sixteen", () => {
    const inNoun = code.filter(isNounFile);
    byRule(inNoun.filter((file) => file.split("/").length > 4));
    const wings = new Set(inNoun.filter((file) => file.split("/").length === 4).map(path.dirname));
    const sizeOf = (folder: string) => inNoun.filter((file) => file.startsWith(`${folder}/`)).length;
    byRule([...wings].filter((wing) => sizeOf(wing) < 4 || sizeOf(path.dirname(wing)) <= 16));
  });

  test("6. finds no import cycle between files, nouns, or the wings of a noun", () => {
    const isKnown = (file: string) => (text.has(file) ? file : undefined);
    const nounOf = (file: string) => (isNounFile(file) ? file.split("/")[1] : undefined);
    const placeOf = (file: string) => (isNounFile(file) ? path.dirname(file) : undefined);
    expect(findCircle(arrowsBetween(isKnown))).toBeUndefined();
    expect(findCircle(arrowsBetween(nounOf))).toBeUndefined();
    expect(findCircle(arrowsBetween(placeOf))).toBeUndefined();
  });

  test("6. allows imports between the wings of a noun only from right to left", () => {
    const lines = readFileSync("docs/map.md", "utf8").matchAll(/^(\w+) +((?:[a-z]+ ← )+[a-z]+)$/gm);
    const orders = new Map(Array.from(lines, ([, noun = "", wings = ""]) => [noun, wings.split(" ← ")]));
    const placeOf = (file: string) => {
      const [, noun = "", wing = "", name] = file.split("/");
      return isNounFile(file) && name ? { noun, at: orders.get(noun)?.indexOf(wing) ?? -1 } : null;
    };
    const isAgainst = (file: string, target: string) => {
      const [from, to] = [placeOf(file), placeOf(target)];
      return from && to && from.noun === to.noun && to.at > from.at;
    };
    byRule(code.filter((file) => placeOf(file)?.at === -1));
    byRule(
      code.flatMap((file) =>
        (imports.get(file) ?? [])
          .filter((target) => isAgainst(file, target))
          .map((target) => `${file} → ${target}`),
      ),
    );
  });

  test("7. finds exactly one handler for every endpoint, and the reverse", () => {
    const declared: string[] = [];
    for (const file of code.filter((name) => isNounFile(name) && kindOf(name) === "contract")) {
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

  test("7. leaves decisions of handlers to queries and commands", () => {
    const handlers = code.filter((file) => /^app\/.*\/route\.ts$/.test(file));
    byRule(
      handlers.filter((file) => /\bAppError\b|viewer\.(role|vendorStatus)\b/.test(text.get(file) ?? "")),
    );
  });

  test("7. finds every page in the route group that guards it, and the reverse", () => {
    const broken: string[] = [];
    for (const file of code.filter((name) => /^app\/(.*\/)?page\.tsx$/.test(name))) {
      const group = /^app\/\((\w+)\)\//.exec(file)?.[1] ?? "";
      const address = `/${file
        .split("/")
        .slice(1, -1)
        .filter((part) => !part.startsWith("("))
        .join("/")}`;
      const anybody = isOpen(address) ? "open" : "public";
      const expected = address in unguardedRoutes ? "unguarded" : (guardedGroup(address) ?? anybody);
      if (group !== expected) broken.push(`${file}: expected in (${expected})`);
    }
    byRule(broken);
  });

  test("7. refuses imports that read the viewer in public pages", () => {
    const asking = ["lib/server/viewer.ts", "lib/server/session.ts", "npm:next/headers"];
    const shown = code.filter((file) => /^app\/(\(public\)\/|[a-z-]+\.tsx$)/.test(file));
    const trails = new Map(shown.map((file) => [file, file]));
    // A Map also iterates over entries added during the loop.
    for (const [file, trail] of trails) {
      for (const target of imports.get(file) ?? []) {
        if (!trails.has(target)) trails.set(target, `${trail} → ${target}`);
      }
    }
    byRule(asking.flatMap((target) => trails.get(target) ?? []));
  });

  test("8. requires query keys in one file of their noun", () => {
    const literal = /queryKey: *\[|Quer(?:y|ies)(?:Data|State)(?:<[^(]*>)?\(\s*\[/;
    const users = code.filter((file) => /^(app|components|lib)\//.test(file));
    byRule(users.filter((file) => literal.test(text.get(file) ?? "")));
    const keys = code.filter((file) => baseOf(file) === "keys");
    byRule(keys.filter((file) => !/^components\/[a-z-]+\/keys\.ts$/.test(file)));
  });

  test("8. creates rows for tests and the demo only in prisma/factories", () => {
    const support = files.filter((file) => /^prisma\/(?!factories|generated)/.test(file));
    byRule(
      support.filter((file) => /function (create|make)[A-Z][^]*\bdb\.\w+\.create/.test(text.get(file) ?? "")),
    );
  });

  test("8. finds no reload of the whole site to show another of its pages", () => {
    const loading = /\blocation(\.href\s*=|\.(assign|replace)\()\s*(["'`]\/(?!\/)|hrefs\.)/;
    byRule(code.filter((file) => loading.test(text.get(file) ?? "")));
  });

  test("8. limits the length of files", () => {
    const limitOf = (file: string) =>
      /^app\/.*\/route\.ts$/.test(file) ? 40 : path.basename(file) === "page.tsx" ? 80 : 300;
    byRule(
      ["*.ts", "*.tsx", "*.mjs", "*.css"]
        .flatMap(listFiles)
        .filter((file) => !file.includes("generated/"))
        .filter((file) => readFileSync(path.join(root, file), "utf8").split("\n").length - 1 > limitOf(file)),
    );
  });

  test("8. limits imports of components/ui to itself and lib/shared", () => {
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

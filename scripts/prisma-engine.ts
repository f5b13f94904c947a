import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaContainer, SchemaEngine } from "@prisma/schema-engine-wasm";
import type pg from "pg";

export type Engine = Pick<SchemaEngine, "applyMigrations" | "diff" | "markMigrationRolledBack" | "free">;

type EngineModule = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

export const noFilters = { externalTables: [], externalEnums: [] };

let loaded: Promise<EngineModule> | undefined;

/** Prisma's own schema engine as WebAssembly; Node cannot import a .wasm file, so it is put together by hand. */
async function load(): Promise<EngineModule> {
  const name = "@prisma/schema-engine-wasm/schema_engine_bg";
  const script = createRequire(path.resolve("package.json")).resolve(name);
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(script.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": engine as unknown as WebAssembly.ModuleImports,
  });
  const { __wbg_set_wasm: setWasm } = engine as unknown as { __wbg_set_wasm: (exports: object) => void };
  setWasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}

/**
 * The adapter splits a script at every semicolon, also inside function bodies. Sent whole, a script is one implicit
 * transaction, as with `prisma migrate deploy`: it is applied altogether or not at all.
 */
function wholeScripts(adapter: SqlDriverAdapter, pool: pg.Pool): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    await pool.query(script);
  };
  return adapter;
}

function createFactory(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () => wholeScripts(await new PrismaPg(pool).connect(), pool);
  // The connected database is itself the shadow: callers that diff from migrations give an empty one.
  return { provider: "postgres", adapterName: "@prisma/adapter-pg", connect, connectToShadowDb: connect };
}

/** An engine on this pool. Sessions must be in UTC: the adapter ignores the offset of a time. */
export async function createEngine(pool: pg.Pool): Promise<Engine> {
  loaded ??= load();
  const { SchemaEngine } = await loaded;
  const schema = await readSchema();
  return SchemaEngine.new(
    { datamodels: schema.map((file) => [file.path, file.content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(createFactory(pool)),
  );
}

/** The models: prisma/schema.prisma and prisma/models. */
export async function readSchema(): Promise<SchemaContainer[]> {
  const names = await readdir(path.resolve("prisma/models"));
  const files = ["prisma/schema.prisma", ...names.sort().map((name) => `prisma/models/${name}`)];
  return Promise.all(
    files.map(async (file) => ({ path: file, content: await readFile(path.resolve(file), "utf8") })),
  );
}

const folder = "prisma/migrations";

/** The migrations in order, as the engine takes them. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(path.resolve(folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.resolve(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  const lockfile = {
    path: "migration_lock.toml",
    content: await readFile(path.resolve(folder, "migration_lock.toml"), "utf8"),
  };
  return { baseDir: path.resolve(folder), lockfile, shadowDbInitScript: "", migrationDirectories };
}

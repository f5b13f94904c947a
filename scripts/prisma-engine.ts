import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type ErrorCapturingSqlMigrationAwareDriverAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaContainer, SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

type EngineModule = { SchemaEngine: typeof SchemaEngine };

export const noFilters = { externalTables: [], externalEnums: [] };

let loaded: Promise<EngineModule> | undefined;

/** Unrefs the engine's ten-second timer, which would delay the exit of the program. */
function unrefTimeout(callback: () => void, milliseconds: number): NodeJS.Timeout {
  return setTimeout(callback, milliseconds).unref();
}

/** Instantiates Prisma's WebAssembly schema engine manually because Node can't import a .wasm file. */
async function load(): Promise<EngineModule> {
  const name = "@prisma/schema-engine-wasm/schema_engine_bg";
  const script = createRequire(path.resolve("package.json")).resolve(name);
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(script.replace(/\.js$/, ".wasm"));
  const imports = Object.entries(engine).map(([name, value]) => [
    name,
    name.startsWith("__wbg_setTimeout") ? unrefTimeout : value,
  ]);
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": Object.fromEntries(imports) as WebAssembly.ModuleImports,
  });
  const { __wbg_set_wasm: setWasm } = engine as unknown as { __wbg_set_wasm: (exports: object) => void };
  setWasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}

/** PostgreSQL's one-byte "char", which its catalog is full of and the adapter does not know, and the type text. */
const charType = 18;
const textType = 25;

/** Reports "char" columns as text, and records which ones they were. Limited to one connection. */
class EnginePool extends pg.Pool {
  readonly charColumns = new WeakMap<object, number[]>();

  constructor(databaseUrl: string, options: string) {
    // The adapter ignores UTC offsets, so sessions must run in UTC.
    super({ connectionString: databaseUrl, max: 1, options: `-c TimeZone=UTC ${options}` });
    const ask = this.query.bind(this) as (question: unknown) => Promise<pg.QueryResult>;
    const answer = async (question: unknown): Promise<pg.QueryResult> => {
      const result = await ask(question);
      const found = (result.fields ?? []).flatMap((field, index) =>
        field.dataTypeID === charType ? [index] : [],
      );
      for (const index of found) Object.assign(result.fields[index] ?? {}, { dataTypeID: textType });
      if (found.length > 0) this.charColumns.set(result.rows, found);
      return result;
    };
    this.query = answer as typeof this.query;
    this.on("error", () => undefined);
  }
}

async function connectAdapter(pool: EnginePool): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of pool.charColumns.get(result.rows) ?? []) {
      result.columnTypes[index] = ColumnTypeEnum.Character;
    }
    return result;
  };
  // The adapter would split a script at every semicolon, even inside function bodies. Sent whole, a script is one
  // implicit transaction, as with `prisma migrate deploy`.
  adapter.executeScript = async (script) => {
    await pool.query(script);
  };
  return adapter;
}

function createFactory(pool: EnginePool): SqlMigrationAwareDriverAdapterFactory {
  const connect = () => connectAdapter(pool);
  // The connected database doubles as the shadow database; callers that compare from migrations pass an empty one.
  return { provider: "postgres", adapterName: "@prisma/adapter-pg", connect, connectToShadowDb: connect };
}

/** The engine reports an adapter error by number only; this returns the original error. */
function unwrap(
  error: unknown,
  { errorRegistry }: ErrorCapturingSqlMigrationAwareDriverAdapterFactory,
): unknown {
  const id = /External error id#(\d+)/.exec(String(error))?.[1];
  return (id && errorRegistry.consumeError(Number(id))?.error) || error;
}

export async function withEngine<T>(
  databaseUrl: string,
  options: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= load();
  const { SchemaEngine: Engine } = await loaded;
  const schema = await readSchema();
  const pool = new EnginePool(databaseUrl, options);
  const factory = bindMigrationAwareSqlAdapterFactory(createFactory(pool));
  try {
    const datamodels = schema.map((file): [string, string] => [file.path, file.content]);
    const engine = await Engine.new({ datamodels }, () => undefined, factory);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } catch (error) {
    throw unwrap(error, factory);
  } finally {
    await pool.end();
  }
}

export async function readSchema(): Promise<SchemaContainer[]> {
  const names = await readdir(path.resolve("prisma/models"));
  const files = ["prisma/schema.prisma", ...names.sort().map((name) => `prisma/models/${name}`)];
  return Promise.all(
    files.map(async (file) => ({ path: file, content: await readFile(path.resolve(file), "utf8") })),
  );
}

export async function readMigrations(folder = "prisma/migrations"): Promise<MigrationList> {
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

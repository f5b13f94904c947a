import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { TestEnvironment } from "jest-environment-node";
import pg from "pg";
import { openDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { openManyDatabase } from "../../scripts/lib/many-database.mjs";
import "./compile-once.mjs";
import { lettingGo } from "./letting-go.mjs";

const filled = { many: openManyDatabase, demo: openDemoDatabase };

let files = 0;

/**
 * Gives each test file an empty migrated database and a data folder of its own, so that no file sees another's rows.
 * A busy machine is given time; a file about the timeouts themselves says `@database-patience 1` in its first comment.
 * One that says `@database many` gets a hundred thousand listings, one that says `@database demo` the demo data.
 */
export default class DatabaseEnvironment extends lettingGo(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    this.patience = context.docblockPragmas["database-patience"] ?? "10";
    this.open = filled[context.docblockPragmas["database"]];
  }

  /** @override */
  async setup() {
    await super.setup();
    const { env } = this.global.process;
    env.DATABASE_PATIENCE = this.patience;
    if (this.open) {
      this.own = await this.open();
      env.DATABASE_URL = this.own.url;
      env.DATA_DIR = this.own.dataDir;
      return;
    }
    const { adminUrl, template, url, dataDir } = JSON.parse(process.env.PLAZA_TEST_DATABASE ?? "");
    files += 1;
    this.databaseName = `test_${process.env.JEST_WORKER_ID}_${process.pid}_${files}`;
    this.admin = new pg.Client({ connectionString: adminUrl });
    await this.admin.connect();
    // Copying files is many times faster than logging each page, which is for servers that must survive a crash.
    await this.admin.query(
      `CREATE DATABASE ${this.databaseName} TEMPLATE ${template} OWNER plaza STRATEGY file_copy`,
    );
    env.DATABASE_URL = `${url}${this.databaseName}`;
    env.DATA_DIR = join(dataDir, "files", this.databaseName);
    mkdirSync(env.DATA_DIR, { recursive: true });
  }

  /** @override */
  async teardown() {
    const { plazaListener, plazaPool } = /** @type {any} */ (this.global);
    await plazaListener?.stop();
    await plazaPool?.end();
    await this.admin?.query(`DROP DATABASE IF EXISTS ${this.databaseName} WITH (FORCE)`);
    await this.admin?.end();
    await this.own?.stop();
    await super.teardown();
  }
}

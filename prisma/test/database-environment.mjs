import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { TestEnvironment } from "jest-environment-node";
import pg from "pg";
import { openDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { fillListings, openManyDatabase } from "../../scripts/lib/many-database.mjs";
import { fillVaried } from "../../scripts/lib/varied-database.mjs";
import { withLeakGuard } from "./leak-guard.mjs";

const filled = { many: openManyDatabase, demo: openDemoDatabase };

const fills = {
  five_thousand: (url, dataDir) => fillListings({ url, dataDir, listings: 5000 }),
  varied: (url, dataDir) => fillVaried({ url, dataDir }),
};

let files = 0;

async function prepareTemplate(admin, name, { template, url, dataDir }) {
  await admin.query("SELECT pg_advisory_lock(1)");
  try {
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount > 0) return;
    await admin.query(`CREATE DATABASE making_${name} TEMPLATE ${template} OWNER plaza STRATEGY file_copy`);
    await fills[name](`${url}making_${name}`, join(dataDir, "files", name));
    await admin.query(`ALTER DATABASE making_${name} RENAME TO ${name}`);
  } finally {
    await admin.query("SELECT pg_advisory_unlock(1)");
  }
}

/**
 * Gives each test file its own empty, migrated database and data folder, so that no file sees another's rows. Timeouts
 * are relaxed for busy machines; a file that tests them says `@database-patience 3` in its first comment. There,
 * `@database many` selects a hundred thousand listings, `@database demo` the demo data, `@template five_thousand` a copy
 * of a database with five thousand listings, and `@template varied` one with the varied catalog.
 */
export default class DatabaseEnvironment extends withLeakGuard(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    this.patience = context.docblockPragmas["database-patience"] ?? "10";
    this.template = context.docblockPragmas["template"];
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
    const run = JSON.parse(process.env.PLAZA_TEST_DATABASE ?? "");
    const { adminUrl, url, dataDir } = run;
    files += 1;
    this.databaseName = `test_${process.env.JEST_WORKER_ID}_${process.pid}_${files}`;
    this.admin = new pg.Client({ connectionString: adminUrl });
    await this.admin.connect();
    if (this.template) await prepareTemplate(this.admin, this.template, run);
    const template = this.template ?? run.template;
    // Copying files is much faster than logging each page, and tests don't need crash safety.
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

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { eventually } from "../prisma/test/eventually";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { freePort } from "./lib/ports.mjs";

// A build takes half a minute on an idle machine, but many times longer next to other tests.
const timeoutMs = 900_000;
jest.setTimeout(timeoutMs);

const AUTH_SECRET = "a-secret-that-only-tests-use-0123456789";
const stackLine = /\n\s+at .*:\d+/;
const nowhere = "127.0.0.1:9";
const offline = { PRISMA_ENGINES_MIRROR: `http://${nowhere}`, NEXT_TELEMETRY_DISABLED: "1" };
const prepareBuild = `
  const { default: prepare } = await import("./next.config.mjs");
  await prepare("phase-production-build");
  const { AUTH_SECRET, DATABASE_URL, SITE_NAME } = process.env;
  console.log(JSON.stringify({ AUTH_SECRET, DATABASE_URL, SITE_NAME }));`;

let clone;
let preparation;
const databases = [];

async function newDatabase(...options) {
  databases.push(await makeDatabase(...options));
  return databases.at(-1);
}

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  clone = cloneCheckout();
  // A build must ignore these settings, even invalid ones.
  writeFileSync(
    join(clone.folder, ".env"),
    "AUTH_SECRET=short\nDATABASE_URL=nonsense\nSITE_NAME='The Square'\n",
  );
  preparation = await clone.run(["node", "--input-type=module", "--eval", prepareBuild], offline);
  clone.takeBuild();
  rmSync(join(clone.folder, ".env"));
}, timeoutMs);

afterAll(async () => {
  clone.remove();
  for (const database of databases) await database.remove();
}, timeoutMs);

const count = (text, part) => text.split(part).length - 1;

function expectRefusal({ code, output }, sentence) {
  expect(output).toContain(sentence);
  expect(count(output, sentence)).toBe(1);
  expect(output).not.toMatch(stackLine);
  expect(output).not.toContain("Plaza is ready");
  expect(code).toBe(1);
}

describe("a fresh clone", () => {
  test("prepares a bare next build without a download, and keeps settings out of it", () => {
    expect(preparation.code).toBe(0);
    expect(JSON.parse(preparation.output)).toEqual({ AUTH_SECRET: "", DATABASE_URL: "", SITE_NAME: "" });
    for (const made of ["prisma/generated/client.ts", "dist/server.mjs"]) {
      expect([made, existsSync(join(clone.folder, made))]).toEqual([made, true]);
    }
  });
});

describe("invalid settings", () => {
  test.each([["start"], ["serve"], ["worker"], ["admin:create"], ["seed"]])(
    "lists invalid settings once by npm run %s, which exits",
    async (script) => {
      const env = {
        AUTH_SECRET: "short",
        APP_URL: "plaza.example",
        S3_ACCESS_KEY_ID: "key",
        TIME_ZONE: "Mars/Base",
      };
      const result = await clone.run(["npm", "run", script], env);
      for (const name of ["AUTH_SECRET", "APP_URL", "S3_BUCKET", "S3_SECRET_ACCESS_KEY", "TIME_ZONE"]) {
        expectRefusal(result, `${name}: m`);
      }
      expect(result.output).not.toContain("Database …");
    },
  );

  test("reads a loosely written .env, and reports an unreadable file in a sentence", async () => {
    const file = join(clone.folder, ".env");
    writeFileSync(file, '\uFEFFexport PORT = "80000" # ours\r\nMAIL_FROM="Plaza" <hello@plaza.example>\r\n');
    const read = await clone.run(["node", "scripts/serve.mjs"]);
    expectRefusal(read, "PORT: must be a whole number from 1 to 65535");
    expect(read.output).not.toContain("MAIL_FROM");
    rmSync(file);
    mkdirSync(file);
    expectRefusal(await clone.run(["node", "scripts/serve.mjs"]), "in .env can't be read: it's a folder.");
    rmSync(file, { recursive: true });
  });
});

describe("a database that cannot hold the site", () => {
  const serveOn = (DATABASE_URL) => clone.run(["node", "scripts/serve.mjs"], { AUTH_SECRET, DATABASE_URL });

  test("answers the encoding SQL_ASCII with one sentence", async () => {
    const { url } = await newDatabase("template0", "ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'");
    expectRefusal(await serveOn(url), "has the encoding SQL_ASCII, but Plaza needs UTF8");
  });

  test("leaves the database as it is with MIGRATE=0, and refuses an empty one", async () => {
    const { url, ask } = await newDatabase();
    const result = await clone.run(["node", "scripts/serve.mjs"], {
      AUTH_SECRET,
      DATABASE_URL: url,
      MIGRATE: "0",
    });
    expectRefusal(result, "The database is empty, and MIGRATE=0 turns off migrations.");
    const { rows } = await ask("SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'");
    expect(rows).toEqual([{ tables: 0 }]);
  });

  test("answers a role without rights on the schema with one sentence", async () => {
    const database = await newDatabase();
    await database.ask("CREATE ROLE poor LOGIN PASSWORD 'poor'");
    const result = await serveOn(database.urlAs("poor", "poor"));
    expectRefusal(
      result,
      `The role "poor" in DATABASE_URL isn't allowed to set up the database "${database.name}"`,
    );
    expect(result.output).toContain(`ALTER DATABASE "${database.name}" OWNER TO "poor";`);
    await database.ask("DROP ROLE poor");
  });
});

describe("npm run serve", () => {
  let site;
  let address;
  let env;

  const serverOf = ({ pid }) =>
    Number(execFileSync("pgrep", ["-P", String(pid), "-f", "dist/server.mjs"], { encoding: "utf8" }));

  async function isUp() {
    return fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  beforeAll(async () => {
    const [{ url }, port] = [await newDatabase("plaza"), await freePort()];
    address = `http://localhost:${port}`;
    env = { AUTH_SECRET, DATABASE_URL: url, DATABASE_PATIENCE: "10", PORT: String(port) };
    site = clone.launch(["node", "scripts/serve.mjs"], {
      ...env,
      APP_URL: `http://shop.localhost:${port}`,
      S3_BUCKET: "plaza",
      S3_ENDPOINT: `http://${nowhere}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      SMTP_URL: `smtp://${nowhere}`,
      REDIS_URL: `redis://${nowhere}`,
    });
    await site.printed(/Plaza is ready/);
  }, timeoutMs);

  test("serves without the services that do not answer, with one warning line each", () => {
    for (const name of ["S3_BUCKET", "SMTP_URL", "REDIS_URL"]) {
      expect(count(site.output(), `Warning: ${name} doesn't work`)).toBe(1);
    }
    expect(site.output()).not.toMatch(/Packages|Database client|Production build/);
  });

  test("announces the address that people use", () => {
    expect(site.output()).toMatch(/Plaza is ready on http:\/\/shop\.localhost:\d+\n/);
  });

  test("explains how to create the first administrator", async () => {
    await site.printed(/npm run admin:create/);
  });

  test("starts without the optional services, and names them", async () => {
    const response = await fetch(`${address}/api/ready`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ready",
      checks: { database: "ok", storage: "failed", queue: "ok", mail: "failed", redis: "failed" },
      degraded: ["storage", "mail", "redis"],
    });
  });

  test("restarts by itself when its server is killed", async () => {
    process.kill(serverOf(site.child), "SIGKILL");
    await site.printed(/The server exited unexpectedly \(killed.*\); restarting it/);
    await site.printed(/Serving again/);
    expect(await isUp()).toBe(true);
  });

  test("leaves nothing behind that blocks the next start when the launcher is killed", async () => {
    site.child.kill("SIGKILL");
    await site.ended;
    site = clone.launch(["node", "scripts/serve.mjs"], { ...env, MIGRATE: "0" });
    await site.printed(/Plaza is ready/);
    expect(await isUp()).toBe(true);
    expect(site.output()).toContain("Migrations: off because of MIGRATE=0; use npm run migrate");
  });

  test("stops completely on request, even right after a crash", async () => {
    process.kill(serverOf(site.child), "SIGKILL");
    await site.printed(/restarting it/);
    site.child.kill("SIGTERM");
    expect(await site.ended).toMatchObject({ code: 0 });
    await eventually(async () => !(await isUp()));
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { eventually } from "../prisma/test/eventually";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { freePort } from "./lib/ports.mjs";

// A build takes half a minute on an idle machine, but many times longer next to other tests.
const timeoutMs = 900_000;
jest.setTimeout(timeoutMs);

const first = "5f2b8c1e9a7d4f3068b1c2d3e4f5a697";
const second = "Zk3vQ0m9xT1pLw8eYb7RnC4sHd2uJf6aGq5i";
const person = {
  role: "customer",
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@plaza.example",
  phone: "(512) 555-0143",
  username: "annlee",
  password: "a-password-of-a-test-7",
};

let clone;
let database;
let dataDir;
let origin;
let port;

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  clone = cloneCheckout();
  await clone.takeInputs();
  clone.takeBuild();
  database = await makeDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "plaza-secrets-"));
  port = String(await freePort());
  origin = `http://localhost:${port}`;
}, timeoutMs);

afterAll(async () => {
  clone.remove();
  await database.remove();
  rmSync(dataDir, { recursive: true });
}, timeoutMs);

function writeSettings(name, secrets) {
  const lines = Object.entries(secrets).map(([setting, value]) => {
    const file = join(dataDir, `${name}-${setting}`);
    writeFileSync(file, `${value}\n`);
    return `${setting}_FILE=${file}`;
  });
  const others = [`PORT=${port}`, `DATA_DIR=${dataDir}`, "DATABASE_PATIENCE=10"];
  const settings = join(dataDir, `${name}.env`);
  writeFileSync(settings, [...others, ...lines].join("\n"));
  return settings;
}

async function withServedSite(settings, work, env = {}) {
  const site = clone.launch(["node", "scripts/serve.mjs", "--env", settings], env);
  await site.printed(/Plaza is ready/);
  try {
    return await work();
  } finally {
    site.child.kill("SIGTERM");
    await site.ended;
  }
}

/**
 * @param {string} path
 * @param {{ cookie?: string, body?: object, method?: string }} [options]
 */
async function send(path, options = {}) {
  const { cookie = "", body, method = body ? "POST" : "GET" } = options;
  const headers = { origin, cookie, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  const text = await answer.text();
  return {
    status: answer.status,
    cookie: cookies.join("; "),
    body: text.startsWith("{") ? JSON.parse(text) : null,
  };
}

function codeOf(secret, steps = 0) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function isSignedIn(cookie) {
  const [session, page] = [await send("/api/auth/session", { cookie }), await send("/profile", { cookie })];
  return [Boolean(session.body?.user), page.status === 200];
}

async function signIn(secret, steps) {
  const { username, password } = person;
  const { body } = await send("/api/login", { body: { username, password } });
  return send("/api/login/totp", { body: { challenge: body.challenge, code: codeOf(secret, steps) } });
}

async function enrol(cookie) {
  const { password } = person;
  const { body } = await send("/api/profile/second-step", { cookie, body: { password } });
  const code = codeOf(body.secret, -1);
  const confirmed = await send("/api/profile/second-step/confirm", { cookie, body: { code } });
  expect(confirmed.body.recoveryCodes.length).toBeGreaterThan(0);
  return body.secret;
}

async function deliveredToken() {
  const folder = join(dataDir, "mail");
  const read = () => readdirSync(folder).filter((name) => name.endsWith(".json"));
  await eventually(async () => read().length > 0, 60_000);
  const mails = read().map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  return mails.map(({ text }) => /confirm-email=([\w-]+)/.exec(text)?.[1]).find(Boolean);
}

async function readEncryptedKeys() {
  const { rows } = await database.ask("SELECT secret FROM totp_credentials");
  return rows.map(({ secret }) => secret);
}

test("60: replaces AUTH_SECRET on a site with signed-in people, a second step, and a queued mail", async () => {
  const DATABASE_URL = database.url;
  const before = writeSettings("before", { DATABASE_URL, AUTH_SECRET: first });
  const between = writeSettings("between", {
    DATABASE_URL,
    AUTH_SECRET: second,
    AUTH_SECRET_PREVIOUS: first,
  });
  const after = writeSettings("after", { DATABASE_URL, AUTH_SECRET: second });

  const made = await withServedSite(
    before,
    async () => {
      const { cookie } = await send("/api/register", { body: person });
      expect(await isSignedIn(cookie)).toEqual([true, true]);
      const secret = await enrol(cookie);
      return { cookie, secret, encrypted: await readEncryptedKeys() };
    },
    // Keeps the confirmation email in the queue.
    { QUEUE_WORKERS: "separate" },
  );

  const newer = await withServedSite(between, async () => {
    expect(await isSignedIn(made.cookie)).toEqual([true, true]);
    const body = { token: await deliveredToken() };
    expect((await send("/api/profile/email/confirm", { cookie: made.cookie, body })).status).toBe(200);
    const signedIn = await signIn(made.secret, 0);
    expect([signedIn.status, await isSignedIn(signedIn.cookie)]).toEqual([200, [true, true]]);
    await eventually(async () => (await readEncryptedKeys())[0] !== made.encrypted[0], 60_000);
    return signedIn.cookie;
  });

  await withServedSite(after, async () => {
    expect(await isSignedIn(made.cookie)).toEqual([false, false]);
    expect(await isSignedIn(newer)).toEqual([true, true]);
    expect((await signIn(made.secret, 1)).status).toBe(200);
  });
});

test("names the database of the site without its password, and starts no other one", async () => {
  const settings = writeSettings("tool", { DATABASE_URL: database.url, AUTH_SECRET: second });
  const { port: at, password } = new URL(database.url);
  const args = ["node", "scripts/tool.mjs", "admin-create", "first", "first@plaza.example"];
  const named = await clone.run([...args, "--env", settings]);
  expect(named.output).toContain(`Database: ${database.name} on 127.0.0.1:${at}\n`);
  expect(named.output.indexOf("Database: ")).toBeLessThan(
    named.output.indexOf("Created the administrator first"),
  );
  expect(named.output).not.toContain(password);
  const refused = await clone.run(args, { DATA_DIR: dataDir });
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining(
      `The site uses the database ${database.name} on 127.0.0.1:${at}, but DATABASE_URL isn't set here.`,
    ),
  ]);
  expect(readdirSync(dataDir)).not.toContain("postgres");
  const missing = await clone.run([...args, "--env", "missing.env"]);
  expect(missing.output).toContain("The settings in missing.env can't be read: file not found.");
});

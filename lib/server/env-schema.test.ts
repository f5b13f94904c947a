import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import {
  describeProblems,
  envSchema,
  findProblems,
  parseEnv,
  secretNames,
  takeSecretFiles,
} from "./env-schema";

const root = path.resolve(__dirname, "../..");
const names = Object.keys(envSchema.shape).filter((name) => name !== "NODE_ENV");

const secret = "a-secret-that-only-tests-use-0123456789";
const database = "postgresql://plaza:password@localhost:5432/plaza";

describe("findProblems", () => {
  test("accepts an empty environment, and requires the database and secret only to serve", () => {
    expect(findProblems({}, "build")).toEqual([]);
    expect(findProblems({ PORT: "", APP_URL: "" }, "launch")).toEqual([]);
    expect(findProblems({}, "serve")).toEqual([
      expect.stringContaining("DATABASE_URL: missing"),
      expect.stringContaining("AUTH_SECRET: missing"),
    ]);
    expect(findProblems({ DATABASE_URL: database, AUTH_SECRET: secret }, "serve")).toEqual([]);
  });

  test("42: requires a secret when DATABASE_URL is set", () => {
    expect(findProblems({ DATABASE_URL: database }, "launch")).toEqual([
      expect.stringMatching(/^AUTH_SECRET: missing.*openssl rand/),
    ]);
  });

  test("lists all problems at once, each setting once", () => {
    const problems = findProblems(
      {
        AUTH_SECRET: "tooshort",
        APP_URL: "plaza.example",
        PORT: "web",
        TIME_ZONE: "Mars/Base",
        MAIL_FROM: "Plaza",
        S3_ACCESS_KEY_ID: "key",
        STRIPE_SECRET_KEY: "sk_test_1",
      },
      "launch",
    );
    expect(problems.map((line) => line.split(":")[0]).sort()).toEqual([
      "APP_URL",
      "AUTH_SECRET",
      "MAIL_FROM",
      "PORT",
      "S3_BUCKET",
      "S3_SECRET_ACCESS_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "TIME_ZONE",
    ]);
    expect(problems.join("\n")).not.toMatch(/Invalid|expected|received|tooshort/);
    expect(describeProblems(problems).split("\n").length).toBe(problems.length + 4);
  });

  test.each(["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"])("requires the other key of the pair of %s", (name) => {
    const value = name === "VAPID_PUBLIC_KEY" ? `B${"a".repeat(86)}` : "a".repeat(43);
    const other = name === "VAPID_PUBLIC_KEY" ? "VAPID_PRIVATE_KEY" : "VAPID_PUBLIC_KEY";
    expect(findProblems({ [name]: value }, "build")).toEqual([
      `${other}: missing; both keys of the pair belong together`,
    ]);
  });

  test("accepts a bucket without keys, whose credentials are found by the SDK", () => {
    expect(findProblems({ S3_BUCKET: "plaza" }, "build")).toEqual([]);
  });

  test.each(["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])(
    "requires %s when the others of the provider are set",
    (missing) => {
      const provider = {
        OIDC_ISSUER: "https://login.example",
        OIDC_CLIENT_ID: "plaza",
        OIDC_CLIENT_SECRET: "provider-secret",
      };
      expect(findProblems(provider, "build")).toEqual([]);
      expect(findProblems({ ...provider, [missing]: undefined }, "build")).toEqual([
        `${missing}: missing; OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together`,
      ]);
    },
  );

  test.each([
    "http://login.example",
    "https://login.example/?a=1",
    "https://me@login.example",
    "login.example",
  ])("refuses the issuer %s", (OIDC_ISSUER) => {
    const others = { OIDC_CLIENT_ID: "plaza", OIDC_CLIENT_SECRET: "provider-secret" };
    expect(findProblems({ OIDC_ISSUER, ...others }, "build")).toEqual([
      expect.stringMatching(/^OIDC_ISSUER: /),
    ]);
  });

  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "postgresql://plaza:pa#ss@localhost/x"],
    ["APP_URL", "https://"],
    ["APP_URL", "ftp://plaza.example"],
    ["SMTP_URL", "mail.example:465"],
    ["REDIS_URL", "http://localhost"],
    ["S3_ENDPOINT", "objects.example"],
    ["AUTH_SECRET", "change-me-change-me-change-me-change-me"],
    ["QUEUE_WORKERS", "none"],
    ["TIME_ZONE", "+05:00"],
    ["CONTACT_EMAIL", "hello"],
    ["MAP_STYLE_URL", "http://tiles.example/style.json"],
    ["MAP_STYLE_URL", "https://me:password@tiles.example/style.json"],
    ["MAP_TILES", "http://tiles.example/us.pmtiles"],
    ["MAP_TILES", "/srv/plaza/us.mbtiles"],
  ])("refuses %s=%s in a sentence", (name, value) => {
    const own = findProblems({ AUTH_SECRET: secret, [name]: value }, "launch");
    const lines = own.filter((line) => line.startsWith(`${name}: `));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/Invalid|expected|received|undefined/);
  });

  test.each([
    "a".repeat(32),
    "ab".repeat(20),
    "abc".repeat(12),
    "password".repeat(5),
    "0123456789".repeat(4),
    "abcdefghijklmnopqrstuvwxyz012345",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
    "1111111122222222333333334444444455555555",
  ])("42: refuses the secret %s", (AUTH_SECRET) => {
    expect(findProblems({ AUTH_SECRET }, "launch")).toEqual([
      "AUTH_SECRET: is too easy to guess; make one with: openssl rand -base64 33",
    ]);
  });

  test.each([
    "5f2b8c1e9a7d4f3068b1c2d3e4f5a697",
    "Zk3vQ0m9xT1pLw8eYb7RnC4sHd2uJf6aGq5i",
    "correct horse battery staple and some more",
  ])("accepts the secret %s", (AUTH_SECRET) => {
    expect(findProblems({ AUTH_SECRET }, "launch")).toEqual([]);
  });

  test.each(["hello@plaza.example", "Plaza <hello@plaza.example>", '"Plaza, Inc." <hello@plaza.example>'])(
    "accepts %s as a sender",
    (MAIL_FROM) => {
      expect(findProblems({ MAIL_FROM }, "launch")).toEqual([]);
    },
  );

  test.each([
    "Plaza",
    "Plaza <hello>",
    "Plaza, Inc. <hello@plaza.example>",
    "a@b.example, c@d.example",
    "<>",
  ])("refuses %s as a sender", (MAIL_FROM) => {
    expect(findProblems({ MAIL_FROM }, "launch")).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  });

  test("accepts a database behind a socket", () => {
    const DATABASE_URL = "postgresql:///plaza?host=/var/run/postgresql";
    expect(findProblems({ DATABASE_URL, AUTH_SECRET: secret }, "serve")).toEqual([]);
  });
});

describe("AUTH_SECRET_PREVIOUS", () => {
  test("accepts one secret or several", () => {
    const second = "5f2b8c1e9a7d4f3068b1c2d3e4f5a697";
    expect(parseEnv({ AUTH_SECRET_PREVIOUS: secret }).AUTH_SECRET_PREVIOUS).toEqual([secret]);
    expect(parseEnv({ AUTH_SECRET_PREVIOUS: `${secret}, ${second}` }).AUTH_SECRET_PREVIOUS).toEqual([
      secret,
      second,
    ]);
  });

  test.each(["a".repeat(32), `${secret},${"a".repeat(32)}`])("refuses %s without printing it", (value) => {
    const [problem, ...others] = findProblems({ AUTH_SECRET_PREVIOUS: value }, "launch");
    expect(problem).toMatch(/^AUTH_SECRET_PREVIOUS.*: is too easy to guess; make one with/);
    expect(problem).not.toContain("aaaa");
    expect(others).toEqual([]);
  });
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-secrets-"));
  const file = path.join(folder, "secret");

  afterAll(() => rmSync(folder, { recursive: true }));

  test("provides its setting without surrounding space", () => {
    writeFileSync(file, `  ${secret}\n\n`);
    expect(parseEnv({ AUTH_SECRET_FILE: file }).AUTH_SECRET).toBe(secret);
    expect(findProblems({ AUTH_SECRET_FILE: file, DATABASE_URL: database }, "serve")).toEqual([]);
    const env: Record<string, string | undefined> = { AUTH_SECRET_FILE: file, PORT: "4000" };
    takeSecretFiles(env);
    expect(env).toEqual({ AUTH_SECRET: secret, PORT: "4000" });
  });

  test("checks the secret like its setting", () => {
    writeFileSync(file, "a".repeat(32));
    expect(findProblems({ AUTH_SECRET_FILE: file }, "launch")).toEqual([
      "AUTH_SECRET: is too easy to guess; make one with: openssl rand -base64 33",
    ]);
  });

  test.each(secretNames)("refuses the file by name if %s is set too", (name) => {
    writeFileSync(file, "");
    const problems = findProblems({ [name]: "x", [`${name}_FILE`]: file }, "build");
    expect(problems).toContain(`${name}_FILE: ${name} is set too; give only one of them`);
  });

  test("refuses the file by name if it is missing, a folder, or empty", () => {
    const place = path.join(folder, "folder");
    mkdirSync(place);
    writeFileSync(file, "\n");
    const missing = path.join(folder, "missing");
    const settings = { SMTP_URL_FILE: missing, REDIS_URL_FILE: place, DATABASE_URL_FILE: file };
    expect(findProblems(settings, "build").sort()).toEqual([
      `DATABASE_URL_FILE: the file ${file} is empty`,
      `REDIS_URL_FILE: the file ${place} can't be read: it's a folder`,
      `SMTP_URL_FILE: the file ${missing} can't be read: file not found`,
    ]);
  });

  test("accepts a file for every setting that holds a secret, as in .env.example", () => {
    const looksSecret = names.filter((name) =>
      /SECRET|TOKEN|PASSWORD|PRIVATE|ACCESS_KEY|(DATABASE|REDIS|SMTP)_([A-Z]+_)?URL$/.test(name),
    );
    expect([...secretNames].sort()).toEqual(looksSecret.sort());
    const example = readFileSync(path.join(root, ".env.example"), "utf8");
    const paragraph = example.split("\n\n").find((text) => text.includes("DATABASE_URL_FILE")) ?? "";
    expect(secretNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(paragraph))).toEqual([]);
  });
});

describe("the settings", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");

  test("lists the settings that .env.example describes", () => {
    const described = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual(names.sort());
  });

  test("accepts the settings as .env.example writes them", () => {
    const written = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(findProblems({ AUTH_SECRET: secret, ...Object.fromEntries(written) }, "build")).toEqual([]);
  });

  test("reads every setting somewhere in the code", () => {
    const places = [
      "app",
      "components",
      "lib",
      "instrumentation.ts",
      "scripts/server.ts",
      "scripts/worker.ts",
      "scripts/lib",
    ];
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...places], {
      cwd: root,
      encoding: "utf8",
    });
    const code = files
      .trim()
      .split("\n")
      .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !file.endsWith("env-schema.ts"))
      .map((file) => readFileSync(path.join(root, file), "utf8"))
      .join("\n");
    // Read from the environment or destructured under another name.
    const unread = names.filter((name) => !new RegExp(`\\.${name}\\b|\\b${name}: [a-z]`).test(code));
    expect(unread).toEqual([]);
  });
});

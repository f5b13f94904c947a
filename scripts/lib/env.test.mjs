import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { root } from "./paths.mjs";
import { isLoopback, loadEnvFile, readDotEnv, readEnv, takeEnvOption } from "./env.mjs";

function readAs(files) {
  return readDotEnv((file) => Buffer.from(files[file] ?? ""));
}

describe("readDotEnv", () => {
  test("prefers the local file, then the build file, to the common one", () => {
    expect(
      readAs({
        ".env": "PORT=1\nHOST=a\nSITE_NAME=A",
        ".env.production": "PORT=2\nHOST=b",
        ".env.local": "PORT=3",
      }),
    ).toEqual({ PORT: "3", HOST: "b", SITE_NAME: "A" });
  });

  test.each([
    ["quotes and a comment sign", 'SITE_NAME="The Square # 1"', { SITE_NAME: "The Square # 1" }],
    ["single quotes", "SITE_NAME='The \"Square\"'", { SITE_NAME: 'The "Square"' }],
    ["a comment after a value", 'PORT=4000 # ours\nHOST="::" # all', { PORT: "4000", HOST: "::" }],
    [
      "a quoted word with more text",
      'MAIL_FROM="Plaza" <a@b.example>',
      { MAIL_FROM: '"Plaza" <a@b.example>' },
    ],
    ["an exported name", "export PORT=4000", { PORT: "4000" }],
    ["spaces around the equals sign and the value", "  PORT =  4000  \n", { PORT: "4000" }],
    ["Windows line ends", "PORT=4000\r\nHOST=::\r\n", { PORT: "4000", HOST: "::" }],
    ["a byte order mark", "\uFEFFPORT=4000", { PORT: "4000" }],
    ["a dollar sign", "SMTP_URL=smtp://u:p$HOME@h", { SMTP_URL: "smtp://u:p$HOME@h" }],
    ["no value", "EMPTY=\nPORT=4000", { EMPTY: "", PORT: "4000" }],
  ])("reads %s", (_, text, values) => {
    expect(readAs({ ".env": text })).toEqual(values);
  });

  test("reads a file in the encoding of PowerShell", () => {
    const bytes = Buffer.from("\uFEFFPORT=4000\r\n", "utf16le");
    expect(readDotEnv((file) => (file === ".env" ? bytes : Buffer.alloc(0)))).toEqual({ PORT: "4000" });
  });
});

describe("takeEnvOption", () => {
  test.each([
    [["backups/one"], undefined, ["backups/one"]],
    [["--env", "site.env", "first", "first@plaza.example"], "site.env", ["first", "first@plaza.example"]],
    [["backups/one", "--env=/srv/site.env", "--json"], "/srv/site.env", ["backups/one", "--json"]],
  ])("splits %j", (args, file, rest) => {
    expect(takeEnvOption(args)).toEqual({ file, rest });
  });

  test.each([[["--env"]], [["--env="]]])("refuses %j without a file", (args) => {
    expect(() => takeEnvOption(args)).toThrow("Missing settings file: --env FILE");
  });
});

describe("loadEnvFile", () => {
  const folder = mkdtempSync(join(tmpdir(), "plaza-env-"));
  const one = join(folder, "one.env");
  const two = join(folder, "two.env");

  beforeAll(() => {
    writeFileSync(one, "SITE_NAME=One\nPORT=4001\n");
    writeFileSync(two, "SITE_NAME=Two\n");
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test("prefers the named file to PLAZA_ENV_FILE, and set variables to both", () => {
    const env = { PLAZA_ENV_FILE: two, PORT: "4000" };
    expect(loadEnvFile(one, env)).toBe(one);
    expect(env).toEqual({ PLAZA_ENV_FILE: two, SITE_NAME: "One", PORT: "4000" });
    const other = { PLAZA_ENV_FILE: two };
    expect(loadEnvFile(undefined, other)).toBe(two);
    expect(other).toEqual({ PLAZA_ENV_FILE: two, SITE_NAME: "Two" });
  });

  test("refuses a named file that is missing", () => {
    const missing = join(folder, "missing.env");
    const sentence = `The settings in ${missing} can't be read: file not found.`;
    expect(() => loadEnvFile(missing, {})).toThrow(sentence);
    expect(() => loadEnvFile(undefined, { PLAZA_ENV_FILE: missing })).toThrow(sentence);
  });
});

describe("readSettings", () => {
  test("defaults to the loopback address with data in the checkout", () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      address: "http://localhost:3000",
      publicBy: "",
      databaseUrl: undefined,
      directUrl: undefined,
      migrates: true,
      dataDir: resolve(root, ".data"),
    });
  });

  test("treats an empty value as absent", () => {
    const empty = { APP_URL: "", PORT: "", HOST: "", DATA_DIR: "", DATABASE_URL: "" };
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  test("skips the migrations only if MIGRATE is 0", () => {
    expect([undefined, "", "1", "0"].map((MIGRATE) => readEnv({ MIGRATE }).migrates)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test("keeps an absolute data folder and resolves a relative one in the checkout", () => {
    expect(readEnv({ DATA_DIR: "/srv/plaza" }).dataDir).toBe("/srv/plaza");
    expect(readEnv({ DATA_DIR: "second" }).dataDir).toBe(resolve(root, "second"));
  });

  test.each([
    [{ PORT: "4000" }, "http://localhost:4000"],
    [{ HOST: "192.168.1.5" }, "http://192.168.1.5:3000"],
    [{ HOST: "::" }, "http://[::]:3000"],
    [{ HOST: "0.0.0.0", APP_URL: "https://plaza.example/" }, "https://plaza.example"],
    [{ APP_URL: "http://shop.localhost:8080" }, "http://shop.localhost:8080"],
  ])("announces the address that people use for %j", (env, address) => {
    expect(readEnv(env).address).toBe(address);
  });

  test.each([
    [{ HOST: "0.0.0.0" }, "HOST=0.0.0.0"],
    [{ APP_URL: "https://plaza.example" }, "APP_URL=https://plaza.example"],
    [{ HOST: "::1", APP_URL: "http://localhost:3000" }, ""],
    [{ APP_URL: "http://[::1]:3000" }, ""],
  ])("names the setting that makes %j public", (env, publicBy) => {
    expect(readEnv(env).publicBy).toBe(publicBy);
  });
});

describe("isLoopback", () => {
  test.each(["localhost", "shop.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])(
    "counts %s as this machine only",
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each(["0.0.0.0", "::", "192.168.1.5", "plaza.example", "127.0.0.1.example", "notlocalhost", ""])(
    "counts %j as public",
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});

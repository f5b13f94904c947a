import { resolve } from "node:path";
import { root } from "./paths.mjs";
import { isLoopback, readDotEnv, readSettings, requireSecret } from "./settings.mjs";

describe("readDotEnv", () => {
  const files = {
    ".env": '# comment\nPORT=4000\nSITE_NAME="The Square # 1"\nEMPTY=\n',
    ".env.local": "PORT=5000\n",
  };

  test("reads quoted values and prefers the local file", () => {
    expect(readDotEnv((file) => files[file])).toEqual({
      PORT: "5000",
      SITE_NAME: "The Square # 1",
      EMPTY: "",
    });
  });
});

describe("readSettings", () => {
  test("begins on the loopback address with data in the checkout", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      loopback: true,
      databaseUrl: undefined,
      dataDir: resolve(root, ".data"),
    });
  });

  test("treats an empty value as absent", () => {
    expect(readSettings({ PORT: "", HOST: "", DATA_DIR: "", DATABASE_URL: "" })).toEqual(readSettings({}));
  });

  test("keeps an absolute data folder and counts a relative one from the checkout", () => {
    expect(readSettings({ DATA_DIR: "/srv/plaza" }).dataDir).toBe("/srv/plaza");
    expect(readSettings({ DATA_DIR: "second" }).dataDir).toBe(resolve(root, "second"));
  });

  test.each(["0", "65536", "80.5", "web", "-1"])("refuses PORT=%s and names it", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT}`);
  });

  test("refuses a database of another kind", () => {
    expect(() => readSettings({ DATABASE_URL: "mysql://localhost/x" })).toThrow("DATABASE_URL");
  });
});

describe("requireSecret", () => {
  test("asks for a secret beside a database of one's own", () => {
    const settings = readSettings({ DATABASE_URL: "postgresql://localhost/x" });
    expect(() => requireSecret(settings, {})).toThrow("AUTH_SECRET");
    expect(() => requireSecret(settings, { AUTH_SECRET: "a secret" })).not.toThrow();
  });

  test("asks for none beside the embedded database", () => {
    expect(() => requireSecret(readSettings({}), {})).not.toThrow();
  });
});

describe("isLoopback", () => {
  test.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])(
    "counts %s as this machine only",
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each(["0.0.0.0", "::", "192.168.1.5", "plaza.example", "127.0.0.1.example", ""])(
    "counts %j as public",
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});

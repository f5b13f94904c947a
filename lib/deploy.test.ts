import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parse } from "yaml";
import { findSettingProblems, readText } from "@/prisma/test/deployment";
import { listFiles, root } from "@/prisma/test/schemas";

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  healthcheck?: { test?: string | string[]; disable?: boolean };
};
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};

const files = ["deploy/compose.yaml", "deploy/compose.scale.yaml"];
const read = (file: string) => parse(readText(file), { merge: true }) as Compose;
const isPlaza = ({ image }: Service) => image.startsWith("plaza:");

const variables: Record<string, string> = {
  DOMAIN: "plaza.example",
  S3_ACCESS_KEY_ID: "GK0123456789abcdef01234567",
  S3_SECRET_ACCESS_KEY: "0123456789abcdef0123456789abcdef",
};

function interpolate(text: string): string {
  return text.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback?: string) => {
    return variables[name] ?? fallback ?? "";
  });
}

function settingsOf({ environment = {} }: Service): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolate(value)]));
}

test("covers every file in deploy with these tests", () => {
  const known =
    /^deploy\/(compose(\.scale|\.archive)?\.yaml|[\w-]+\.sh|Caddyfile|haproxy\.cfg|garage\.toml|\.env\.example|alerts\.yaml|dashboard\.json|kubernetes\/.+)$/;
  expect(listFiles("deploy").filter((file) => !known.test(file))).toEqual([]);
});

describe.each(files)("%s", (file) => {
  const { services, secrets, volumes } = read(file);
  const entries = Object.entries(services);
  const plaza = entries.filter(([, service]) => isPlaza(service));

  test("gives the site only known settings, and all required ones", () => {
    expect(plaza.length).toBeGreaterThan(1);
    for (const [name, service] of plaza) {
      expect({ name, problems: findSettingProblems(settingsOf(service)) }).toEqual({ name, problems: [] });
    }
  });

  test("mounts each secret that a setting reads from a file", () => {
    const used = entries.flatMap(([name, service]) => {
      const read = Object.entries(service.environment ?? {}).filter(([key]) => key.endsWith("_FILE"));
      const mounted = new Set((service.secrets ?? []).map((secret) => `/run/secrets/${secret}`));
      expect({ name, missing: read.filter(([, place]) => !mounted.has(place)) }).toEqual({
        name,
        missing: [],
      });
      return service.secrets ?? [];
    });
    expect(Object.keys(secrets).sort()).toEqual([...new Set(used)].sort());
    for (const [name, { file: place }] of Object.entries(secrets)) expect(place).toBe(`secrets/${name}`);
  });

  test("pins every external image by version and digest", () => {
    const others = entries.filter(([, service]) => !isPlaza(service)).map(([, { image }]) => image);
    expect(others.length).toBeGreaterThan(1);
    for (const image of others) expect(image).toMatch(/^[\w./-]+:v?\d[\w.-]*@sha256:[0-9a-f]{64}$/);
  });

  test("depends on, mounts, and runs only things that exist", () => {
    const mounts = entries.flatMap(([, service]) => service.volumes ?? []).map((text) => text.split(":")[0]);
    const named = mounts.filter((place) => !place?.startsWith("./"));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
    const gone = mounts.filter((place) => place?.startsWith("./") && place !== "./backups");
    expect(gone.filter((place) => !existsSync(path.join(root, "deploy", place ?? "")))).toEqual([]);
    for (const [, service] of entries) {
      const before = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      expect(before.filter((name) => !services[name])).toEqual([]);
      const tool = /scripts\/tool\.mjs,(\w+)/.exec(String(service.command ?? ""))?.[1];
      if (tool) expect(existsSync(path.join(root, `scripts/${tool}.ts`))).toBe(true);
    }
  });

  test("checks the health of every long-running service", () => {
    const unchecked = entries.filter(([name, service]) => {
      const own = service.healthcheck?.test !== undefined;
      return !own && !(isPlaza(service) && (!service.command || name === "migrate"));
    });
    expect(unchecked.map(([name]) => name)).toEqual([]);
    const worker = JSON.stringify(services.worker?.healthcheck?.test ?? "");
    if (services.worker) {
      expect(worker).toContain(`:${services.worker.environment?.WORKER_HEALTH_PORT}/health`);
    }
  });

  test("uses only variables that its example describes", () => {
    const named = [...readText(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
    const example = readText("deploy/.env.example");
    const described = new Set([...example.matchAll(/^#?(\w+)=/gm)].map(([, name]) => name));
    expect([...new Set(named)].filter((name) => !described.has(name))).toEqual([]);
  });
});

test("reports unknown, missing, and invalid settings", () => {
  const { app } = read("deploy/compose.yaml").services;
  const settings = settingsOf(app!);
  const { APP_URL, DATABASE_URL_FILE, ...others } = settings;
  expect([APP_URL, DATABASE_URL_FILE]).not.toContain(undefined);
  expect(findSettingProblems({ ...others, REDIS_ADDRESS: "redis", RENDERERS: "many" })).toEqual([
    "REDIS_ADDRESS: no setting has this name",
    "APP_URL: missing",
    "RENDERERS: must be a whole number from 1 to 64",
    "DATABASE_URL: missing (npm start provides the embedded one)",
  ]);
  expect(findSettingProblems({ ...settings, MAIL_FROM_FILE: "/run/secrets/mail_from" })).toEqual([
    "MAIL_FROM_FILE: the site doesn't read this setting from a file",
  ]);
});

test("limits connections of the two apps and the worker to those of the primary and the replica", () => {
  const { one, primary, replica } = read("deploy/compose.scale.yaml").services;
  const limits = [primary, replica].map((service) => {
    return Number(/--max_connections=(\d+)/.exec(String(service?.command))?.[1]);
  });
  const renderers = Number(one?.environment?.RENDERERS);
  for (const limit of limits) expect(limit).toBeGreaterThan(2 * (renderers * 16 + 1) + 24);
  expect(String(primary?.command)).toMatch(/--max_slot_wal_keep_size=\d+GB/);
});

test("checks liveness in containers and readiness in proxies", () => {
  for (const place of ["app/api/health/route.ts", "app/api/ready/route.ts"]) {
    expect(existsSync(path.join(root, place))).toBe(true);
  }
  expect(/^HEALTHCHECK .*$/m.exec(readText("Dockerfile"))?.[0]).toContain("'/api/health'");
  expect(readText("deploy/Caddyfile")).toContain("health_uri /api/ready");
  expect(readText("deploy/haproxy.cfg")).toContain("option httpchk GET /api/ready");
});

describe("scripts", () => {
  const scripts = listFiles("deploy/*.sh");

  test("checks that scripts are executable and valid for a plain shell", () => {
    expect(scripts.length).toBe(4);
    for (const script of scripts) {
      expect(statSync(path.join(root, script)).mode & 0o111).toBe(0o111);
      execFileSync("sh", ["-n", path.join(root, script)]);
    }
  });

  test("deletes older daily backups and keeps the newest", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "plaza-daily-"));
    const bin = path.join(folder, "bin");
    const backups = path.join(folder, "backups");
    mkdirSync(bin);
    // Replaces `node scripts/tool.mjs backup <folder>`.
    const program = '#!/bin/sh\nmkdir -p "$3" && touch "$3/backup.json"\n';
    writeFileSync(path.join(bin, "node"), program, { mode: 0o755 });
    for (const day of ["2026-01-01", "2026-01-02", "2026-01-03"]) {
      mkdirSync(path.join(backups, `${day}T031500Z`), { recursive: true });
      writeFileSync(path.join(backups, `${day}T031500Z`, "backup.json"), "{}");
      execFileSync("touch", ["-d", day, path.join(backups, `${day}T031500Z`, "backup.json")]);
    }
    const child = spawn("sh", [path.join(root, "deploy/backup.sh"), "03:15", "2", backups], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      stdio: "inherit",
      detached: true,
    });
    try {
      while (readdirSync(backups).length !== 2) await delay(20);
      const [older, newer] = readdirSync(backups).sort();
      expect(older).toBe("2026-01-03T031500Z");
      expect(newer).toMatch(/^20\d\d-\d\d-\d\dT\d{6}Z$/);
    } finally {
      // The process group, because the shell waits for its own `sleep`.
      process.kill(-child.pid!, "SIGTERM");
      rmSync(folder, { recursive: true });
    }
  });
});

describe("guides", () => {
  const guides = listFiles("docs/deploy/*.md");
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
  const blocks = guides.flatMap((file) => {
    return [...readText(file).matchAll(/^```(?:sh)?\n([\s\S]*?)^```/gm)].map(([, block]) => ({
      file,
      block: block!,
    }));
  });
  const services = files.flatMap((file) => Object.keys(read(file).services));

  function findWords(start: RegExp): string[] {
    return blocks.flatMap(({ block }) => [...block.matchAll(start)].map(([, words]) => words!));
  }

  test("runs only commands of package.json and tools that exist", () => {
    const named = findWords(/\bnpm run ([\w:-]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
    const tools = findWords(/scripts\/tool\.mjs ([\w-]+)/g);
    expect(tools.length).toBeGreaterThan(5);
    expect(tools.filter((name) => !existsSync(path.join(root, `scripts/${name}.ts`)))).toEqual([]);
  });

  test("fetches the tags of releases before using them", () => {
    const places = blocks.flatMap(({ file, block }) => {
      const at = block.search(/^git (?:diff|checkout) .*v0\.2\.0/m);
      return at < 0 ? [] : [{ file, isFetched: block.slice(0, at).includes("git fetch --tags\n") }];
    });
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter(({ isFetched }) => !isFetched)).toEqual([]);
  });

  describe("the nightly backup without containers", () => {
    const line = /^15 3 \* \* \* plaza (.*)$/m.exec(readText("docs/deploy/one-server.md"))?.[1] ?? "";
    let folder: string;

    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), "plaza-nightly-"));
      for (const name of ["2026-01-01", "2026-01-02", "before-0.2.0"]) {
        mkdirSync(path.join(folder, "backups", name), { recursive: true });
      }
      for (const name of ["2026-01-01", "before-0.2.0"]) {
        execFileSync("touch", ["-d", "20 days ago", path.join(folder, "backups", name)]);
      }
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    /** Runs the line as cron does, with the given shell script instead of `node`. */
    function runNightly(program: string): string[] {
      writeFileSync(path.join(folder, "node"), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
      const command = line
        .replaceAll("\\%", "%")
        .replaceAll("/srv/plaza/current", folder)
        .replaceAll("/var/lib/plaza/backups", path.join(folder, "backups"));
      spawnSync("sh", ["-c", command], { env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } });
      return readdirSync(path.join(folder, "backups")).sort();
    }

    test("deletes the ones older than 14 days, and no others", () => {
      const names = runNightly('mkdir "$3"');
      expect(names.filter((name) => name !== "2026-01-02")).toEqual([
        expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        "before-0.2.0",
      ]);
      expect(names).toContain("2026-01-02");
    });

    test("deletes none if the backup failed", () => {
      expect(runNightly("exit 1")).toEqual(["2026-01-01", "2026-01-02", "before-0.2.0"]);
    });
  });

  test("names only services of the compose files", () => {
    const valued = /^(-u|--user|--entrypoint|--tail)$/;
    const calls = findWords(/docker compose (?:up|exec|run|stop|rm|logs)\b((?:[^\n\\]|\\\n)*)/g);
    expect(calls.length).toBeGreaterThan(15);
    const unknown = calls.filter((call) => {
      const words = call.trim().split(/\s+/);
      const first = words.find((word, at) => !word.startsWith("-") && !valued.test(words[at - 1] ?? ""));
      return first !== undefined && first !== "" && !services.includes(first);
    });
    expect(unknown).toEqual([]);
  });

  test("creates every file that the compose files mount as a secret", () => {
    const created = (guide: string) => {
      const named = [...readText(guide).matchAll(/> secrets\/(\w+)$/gm)].map(([, name]) => name);
      const looped = [...readText(guide).matchAll(/^for name in ([\w ]+); do .*> secrets\/\$name/gm)];
      return [...named, ...looped.flatMap(([, names]) => names!.split(" "))].sort();
    };
    expect(created("docs/deploy/one-server.md")).toEqual(Object.keys(read(files[0]!).secrets).sort());
    expect(created("docs/deploy/several-servers.md")).toEqual(Object.keys(read(files[1]!).secrets).sort());
  });

  test("names only files of deploy that exist", () => {
    const named = guides.flatMap((file) =>
      [...readText(file).matchAll(/\bdeploy\/[\w./-]*\w/g)].map(([word]) => word),
    );
    const own = /^deploy\/(\.env|plaza\.env|secrets|backups|archive)$/;
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((place) => !own.test(place) && !existsSync(path.join(root, place)))).toEqual([]);
  });
});

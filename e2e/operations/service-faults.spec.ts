import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../fixtures";
import { makePerson } from "../people";
import { paint } from "../pictures";
import { openOwnDatabase, query, serveOwnSite, signIn, type OwnDatabase } from "./own-site";

let database: OwnDatabase;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await openOwnDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "plaza-faults-"));
});
test.afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const picture = async () => {
  const side = () => Math.floor(Math.random() * 256);
  return { file: await paint("photo.jpg", { r: side(), g: side(), b: side() }) };
};

const traces = () =>
  query(
    database,
    "SELECT (SELECT count(*) FROM images)::int AS images, (SELECT count(*) FROM listings)::int AS listings",
  );

async function startRedis(): Promise<{ url: string; child: ChildProcess }> {
  const { ensureRedis } = await import("../../scripts/lib/redis.mjs");
  const { freePort } = await import("../../scripts/lib/ports.mjs");
  const port = String(await freePort());
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const child = spawn(await ensureRedis(), options, { stdio: "ignore" });
  return { url: `redis://127.0.0.1:${port}`, child };
}

test("works on while Redis is frozen or killed, with limits that still count", async ({ playwright }) => {
  test.setTimeout(180_000);
  const { url, child } = await startRedis();
  const site = await serveOwnSite(database, { REDIS_URL: url, QUEUE_WORKERS: "separate" });
  const visitor = await playwright.request.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { origin: site.origin },
  });
  try {
    for (const fault of ["SIGSTOP", "SIGKILL"] as const) {
      await (await signIn(playwright, site)).dispose();
      child.kill(fault);
      await (await signIn(playwright, site)).dispose();
      expect((await visitor.get("/products")).status()).toBe(200);
      const wrong = { username: `nobody-${fault}`, password: "wrong-wagon-00" };
      const statuses: number[] = [];
      for (let turn = 0; turn < 11; turn += 1) {
        statuses.push((await visitor.post("/api/login", { data: wrong })).status());
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      child.kill("SIGCONT");
    }
  } finally {
    child.kill("SIGKILL");
    await visitor.dispose();
    await site.stop();
  }
});

async function startMailServer(port: number, received: string[]) {
  const { SMTPServer } = await import("smtp-server");
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      let text = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

test("delays only the mail while the mail server is down, and sends it once", async ({ playwright }) => {
  test.setTimeout(180_000);
  const { freePort } = await import("../../scripts/lib/ports.mjs");
  const port = await freePort();
  const site = await serveOwnSite(database, { SMTP_URL: `smtp://127.0.0.1:${port}`, QUEUE_WORKERS: "" });
  const visitor = await playwright.request.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { origin: site.origin },
  });
  const received: string[] = [];
  const person = makePerson();
  const status = async () =>
    (
      await query<{ status: string }>(database, "SELECT status FROM mails WHERE to_address = $1", [
        person.email,
      ])
    )[0]?.status;
  try {
    const answer = await visitor.post("/api/register", { data: { ...person, role: "customer" } });
    expect(answer.status(), await answer.text()).toBe(201);
    expect(await answer.json()).toMatchObject({ emailStatus: { sent: false, message: expect.any(String) } });
    expect((await visitor.get("/api/user")).status()).toBe(200);
    expect(await status()).toBe("queued");
    const server = await startMailServer(port, received);
    // Retries pause for minutes, which the drill skips.
    const makeDue = () =>
      query(database, "UPDATE mails SET next_attempt_at = now() WHERE to_address = $1", [person.email]);
    await expect
      .poll(
        async () => {
          if ((await status()) === "queued") await makeDue();
          return status();
        },
        { timeout: 120_000, intervals: [2000] },
      )
      .toBe("sent");
    expect(received.filter((text) => text.includes(person.email))).toHaveLength(1);
    await new Promise<void>((resolve) => server.close(resolve));
  } finally {
    await visitor.dispose();
    await site.stop();
  }
});

test("refuses uploads with 503 while the object store is down, and leaves nothing half made", async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const { startObjectStore } = await import("../site/object-store.mjs");
  const directory = path.join(folder, "objects");
  mkdirSync(directory);
  const store = await startObjectStore(directory);
  const site = await serveOwnSite(database, { ...store.settings, QUEUE_WORKERS: "separate" });
  const vendor = await signIn(playwright, site, "demo-vendor");
  try {
    expect((await vendor.post("/api/uploads", { multipart: await picture() })).status()).toBe(201);
    const before = await traces();
    await store.stop();
    const refused = await vendor.post("/api/uploads", { multipart: await picture() });
    expect([refused.status(), await refused.json()]).toEqual([
      503,
      expect.objectContaining({ error: expect.stringContaining("try again") }),
    ]);
    expect(await traces()).toEqual(before);
    expect((await vendor.get("/products")).status()).toBe(200);
  } finally {
    await vendor.dispose();
    await site.stop();
  }
});

const isLinuxRoot = process.platform === "linux" && process.getuid?.() === 0;

test("refuses uploads with 507 on a full disk, leaves nothing half made, and serves reads", async ({
  playwright,
}) => {
  test.skip(!isLinuxRoot, "mounting a small disk needs Linux and root");
  test.setTimeout(180_000);
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]);
  const site = await serveOwnSite({ ...database, dataDir: disk }, { QUEUE_WORKERS: "separate" });
  const vendor = await signIn(playwright, site, "demo-vendor");
  try {
    const first = await vendor.post("/api/uploads", { multipart: await picture() });
    expect(first.status(), await first.text()).toBe(201);
    const before = await traces();
    const filler = path.join(disk, "filler");
    expect(() => writeFileSync(filler, Buffer.alloc(4 * 1024 * 1024))).toThrow("ENOSPC");
    const refused = await vendor.post("/api/uploads", { multipart: await picture() });
    expect([refused.status(), await refused.json()]).toEqual([
      507,
      expect.objectContaining({ error: "We’re out of space for files right now. Please try again later." }),
    ]);
    expect(await traces()).toEqual(before);
    for (const address of ["/products", "/api/listings?limit=1"]) {
      expect([address, (await vendor.get(address)).status()]).toEqual([address, 200]);
    }
    rmSync(filler);
    expect((await vendor.post("/api/uploads", { multipart: await picture() })).status()).toBe(201);
  } finally {
    await vendor.dispose();
    await site.stop();
    execFileSync("umount", [disk]);
  }
});

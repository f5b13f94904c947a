import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { GET as recover } from "@/app/api/image-recovery/route";
import * as uploads from "@/app/api/uploads/route";
import { GET as serve } from "@/app/images/[file]/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { storage } from "@/lib/server/storage";
import { newcomer } from "@/prisma/test/sign-in";
import { makeAvif, orderMissingAvif } from "./avif.commands";
import { avifFile, imageFile, standInFile, type ImageWidth } from "./rules";
import { sweepFiles } from "./sweep.commands";

jest.setTimeout(30_000);

describe("queries", () => {
  const uploads = path.join(env.DATA_DIR, "uploads");

  const name = "0123456789abcdef0123456789abcdef";

  async function store(...widths: ImageWidth[]): Promise<void> {
    await mkdir(uploads, { recursive: true });
    for (const width of widths) await writeFile(path.join(uploads, imageFile(name, width)), `webp ${width}`);
  }

  function get(file: string, accept = "image/webp,*/*"): Promise<Response> {
    const headers = { accept };
    return serve(new Request(`http://localhost:3000/images/${encodeURIComponent(file)}`, { headers }), {
      params: Promise.resolve({ file }),
    });
  }

  function recovery(asked?: string): Promise<Response> {
    const query = asked === undefined ? "" : `?${new URLSearchParams({ path: asked })}`;
    return recover(new Request(`http://localhost:3000/api/image-recovery${query}`));
  }

  function textOf({ dataUrl }: { dataUrl: string }): string {
    const [head, base64 = ""] = dataUrl.split(",");
    expect(head).toBe("data:image/webp;base64");
    return Buffer.from(base64, "base64").toString();
  }

  afterEach(() => rm(uploads, { recursive: true, force: true }));

  describe("GET /images/{file}", () => {
    test("serves a variant for ever, as what it is", async () => {
      await store(320, 640, 1280);
      const response = await get(`${name}-640.webp`);
      expect([response.status, await response.text()]).toEqual([200, "webp 640"]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "content-length": "8",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
    });

    test("serves the AVIF of a variant to browsers that take it, and to no others", async () => {
      await store(320, 640, 1280);
      await writeFile(path.join(uploads, avifFile(name, 640)), "avif 640");
      const [modern, old] = [await get(`${name}-640.webp`, "image/avif,*/*"), await get(`${name}-640.webp`)];
      expect([await modern.text(), modern.headers.get("content-type")]).toEqual(["avif 640", "image/avif"]);
      expect([await old.text(), old.headers.get("content-type")]).toEqual(["webp 640", "image/webp"]);
      expect([modern.headers.get("vary"), old.headers.get("vary")]).toEqual(["accept", "accept"]);
      expect(await (await get(`${name}-320.webp`, "image/avif,*/*")).text()).toBe("webp 320");
      expect((await get(`${name}-640.avif`)).status).toBe(404);
    });

    test("falls back to the next larger variant, for an hour", async () => {
      await store(1280);
      const response = await get(`${name}-320.webp`);
      expect([response.status, await response.text()]).toEqual([200, "webp 1280"]);
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    });

    test("shows what stands in for a picture that is not made yet, for a minute, then the picture for ever", async () => {
      await mkdir(uploads, { recursive: true });
      await writeFile(path.join(uploads, standInFile(name, 640)), "soon 640");
      const before = await get(`${name}-640.webp`);
      expect([before.status, await before.text()]).toEqual([200, "soon 640"]);
      expect([before.headers.get("content-type"), before.headers.get("cache-control")]).toEqual([
        "image/webp",
        "public, max-age=60",
      ]);
      expect(textOf(await (await recovery(`/images/${name}-640.webp`)).json())).toBe("soon 640");
      await store(320, 640, 1280);
      const after = await get(`${name}-640.webp`);
      expect([await after.text(), after.headers.get("cache-control")]).toEqual([
        "webp 640",
        "public, max-age=31536000, immutable",
      ]);
      expect((await get(`${name}-640.soon`)).status).toBe(404);
    });

    test("asks the storage for one that is not there once in a while, whoever asks how often", async () => {
      const read = jest.spyOn(storage, "read");
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await get(`${"f".repeat(32)}-320.webp`, "image/avif,*/*")).status).toBe(404);
      }
      expect(read).toHaveBeenCalledTimes(5);
      read.mockRestore();
    });

    test("never falls back to a smaller one", async () => {
      await store(320);
      expect((await get(`${name}-640.webp`)).status).toBe(404);
    });

    test.each([
      `${name}-640.webp`,
      `${name}-641.webp`,
      `${name}-640.png`,
      `${name}.webp`,
      `${name.toUpperCase()}-640.webp`,
      `x${name}-640.webp`,
      `../uploads/${name}-320.webp`,
      `..%2f..%2fpostgres.json`,
      "../../../etc/passwd",
      `${name}-640.webp\u0000.webp`,
      "",
    ])("answers 404 for %j", async (file) => {
      await store(320);
      const response = await get(file);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: "This picture doesn’t exist.", code: "not_found" },
      ]);
    });
  });

  describe("GET /api/image-recovery", () => {
    test("answers the asked variant as a data address for half an hour", async () => {
      await store(320, 640, 1280);
      const response = await recovery(`/images/${name}-640.webp`);
      const body = await response.json();
      expect(body).toEqual({ success: true, dataUrl: expect.any(String) });
      expect(textOf(body)).toBe("webp 640");
      expect(response.headers.get("cache-control")).toBe("public, max-age=1800");
    });

    test.each([
      [[320, 1280], 1280],
      [[320], 320],
    ] as [ImageWidth[], ImageWidth][])(
      "answers for 640 from what is there of %j: %d",
      async (stored, found) => {
        await store(...stored);
        expect(textOf(await (await recovery(`/images/${name}-640.webp`)).json())).toBe(`webp ${found}`);
      },
    );

    test("answers 404 for a picture that is not stored", async () => {
      const response = await recovery(`/images/${name}-640.webp`);
      expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
    });

    test.each([
      undefined,
      "",
      `${name}-640.webp`,
      `/images/../images/${name}-640.webp`,
      `/images/${name}-640.webp/../../postgres.json`,
      `/images/%2e%2e/${name}-640.webp`,
      `https://evil.example/images/${name}-640.webp`,
      `//evil.example/images/${name}-640.webp`,
      `http://localhost:3000/images/${name}-640.webp`,
      `file:///images/${name}-640.webp`,
      `/images/${name}-640.webp?x=1`,
      `/images/${name}-640.webp\n`,
      "../../../etc/passwd",
      "/etc/passwd",
      "x".repeat(5000),
    ])("answers 400 for %j", async (asked) => {
      await store(640);
      const response = await recovery(asked);
      const body = await response.json();
      expect([response.status, body.code, Object.keys(body.fields)]).toEqual([400, "bad_request", ["path"]]);
    });
  });
});

const folder = path.join(env.DATA_DIR, "uploads");

const days = (count: number) => count * 24 * 60 * 60_000;

type Person = Awaited<ReturnType<typeof newcomer>>;

async function upload({ browser }: Person, color: string): Promise<{ id: string; name: string }> {
  const size = { width: 400, height: 300, channels: 3 as const, background: color };
  const body = new FormData();
  const bytes = Uint8Array.from(await sharp({ create: size }).jpeg().toBuffer());
  body.set("file", new File([bytes], "photo.jpg"));
  const answer = await browser.post(uploads.POST, "/api/uploads", { body });
  return { id: String(answer.body.id), name: String(answer.body.name) };
}

/** Makes a picture, its upload and its files older. */
async function age(name: string, by: number): Promise<void> {
  const then = new Date(Date.now() - by);
  await db.upload.updateMany({ where: { image: { name } }, data: { createdAt: then } });
  await db.image.update({ where: { name }, data: { createdAt: then } });
  for (const file of filesOf(name)) utimesSync(path.join(folder, file), then, then);
}

function filesOf(name: string): string[] {
  return readdirSync(folder).filter((file) => file.startsWith(name));
}

function write(file: string, by: number): void {
  mkdirSync(folder, { recursive: true });
  const at = path.join(folder, file);
  writeFileSync(at, "bytes");
  utimesSync(at, new Date(Date.now() - by), new Date(Date.now() - by));
}

describe("sweeping files", () => {
  test("takes a picture that nothing has shown for a week, with its row and every file", async () => {
    const person = await newcomer();
    const [old, young] = [await upload(person, "#101"), await upload(person, "#202")];
    await makeAvif(old.name);
    await age(old.name, days(8));
    await age(young.name, days(6));
    await sweepFiles();
    expect(await db.image.findUnique({ where: { name: old.name } })).toBeNull();
    expect(filesOf(old.name)).toEqual([]);
    expect(await db.image.findUnique({ where: { name: young.name } })).not.toBeNull();
    expect(filesOf(young.name)).toHaveLength(3);
  });

  test("keeps a picture that is shown, and one that was sent again lately", async () => {
    const person = await newcomer();
    const [shown, again] = [await upload(person, "#303"), await upload(person, "#404")];
    await db.user.update({ where: { id: person.person.id }, data: { avatarImageId: shown.id } });
    await age(shown.name, days(30));
    await age(again.name, days(30));
    await upload(await newcomer(), "#404");
    await sweepFiles();
    expect(await db.image.count({ where: { id: { in: [shown.id, again.id] } } })).toBe(2);
    expect([...filesOf(shown.name), ...filesOf(again.name)]).toHaveLength(6);
  });

  test("keeps a logo that the homepage's settings name", async () => {
    const logo = await upload(await newcomer(), "#505");
    const value = `/images/${imageFile(logo.name, 640)}`;
    await rows(sql`
      INSERT INTO homepage_settings (key, value, updated_at) VALUES ('site_logo', ${value}, now())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    await age(logo.name, days(30));
    await sweepFiles();
    expect(filesOf(logo.name)).toHaveLength(3);
  });

  test("takes files without a row and halves after a day, and nothing younger", async () => {
    const stray = "f".repeat(32);
    const half = `${stray}-640.webp.0f9d3c1e-8a67-4c2b-9d53-1b2a3c4d5e6f.part`;
    write(imageFile(stray, 320), days(2));
    write(avifFile(stray, 640), days(2));
    write(half, days(2));
    write(imageFile("e".repeat(32), 320), 60 * 60_000);
    await sweepFiles();
    expect(filesOf(stray)).toEqual([]);
    expect(existsSync(path.join(folder, imageFile("e".repeat(32), 320)))).toBe(true);
  });

  test("ends uploads that were killed", async () => {
    const { person } = await newcomer();
    const begun = { userId: person.id, kind: "image" as const, createdAt: new Date(Date.now() - days(1)) };
    const { id } = await db.upload.create({ data: begun });
    await sweepFiles();
    expect(await db.upload.findUnique({ where: { id } })).toMatchObject({ status: "failed", error: "lost" });
  });
});

describe("AVIF variants", () => {
  test("are made by the queue's order, no larger than the WebP beside them", async () => {
    const { name } = await upload(await newcomer(), "#606");
    const ordered = await rows(sql`
      SELECT 1 FROM pgboss.job WHERE name = 'image-avif' AND data->>'name' = ${name}`);
    expect(ordered).toHaveLength(1);
    await makeAvif(name);
    expect(await db.image.findUnique({ where: { name } })).toMatchObject({ avif: true });
    for (const file of filesOf(name).filter((one) => one.endsWith(".avif"))) {
      expect((await sharp(path.join(folder, file)).metadata()).compression).toBe("av1");
    }
  });

  test("are ordered again for an upload whose order was lost", async () => {
    const { name } = await upload(await newcomer(), "#707");
    await rows(sql`DELETE FROM pgboss.job WHERE name = 'image-avif'`);
    await age(name, 2 * 60 * 60_000);
    await orderMissingAvif();
    const ordered = await rows<{ name: string }>(sql`
      SELECT data->>'name' AS name FROM pgboss.job WHERE name = 'image-avif'`);
    expect(ordered).toEqual([{ name }]);
  });
});

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { GET as recover } from "@/app/api/image-recovery/route";
import { GET as serve } from "@/app/images/[file]/route";
import { env } from "@/lib/server/env";
import { storage } from "@/lib/server/storage";
import { avifFile, imageFile, type ImageWidth } from "./rules";

const uploads = path.join(env.DATA_DIR, "uploads");
const name = "0123456789abcdef0123456789abcdef";

async function store(...widths: ImageWidth[]): Promise<void> {
  await mkdir(uploads, { recursive: true });
  for (const width of widths) await writeFile(path.join(uploads, imageFile(name, width)), `webp ${width}`);
}

async function storeOriginal(width: number): Promise<Buffer> {
  const create = { width, height: width / 2, channels: 3 as const, background: "#813" };
  const bytes = await sharp({ create }).webp().toBuffer();
  await mkdir(uploads, { recursive: true });
  await writeFile(path.join(uploads, imageFile(name, 1280)), bytes);
  return bytes;
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

function get(file: string, accept = "image/webp,*/*"): Promise<Response> {
  const headers = { accept };
  return serve(new Request(`http://localhost:3000/images/${encodeURIComponent(file)}`, { headers }), {
    params: Promise.resolve({ file }),
  });
}

function recovery(requestedPath?: string): Promise<Response> {
  const query = requestedPath === undefined ? "" : `?${new URLSearchParams({ path: requestedPath })}`;
  return recover(new Request(`http://localhost:3000/api/image-recovery${query}`));
}

function textOf({ dataUrl }: { dataUrl: string }): string {
  const [head, base64 = ""] = dataUrl.split(",");
  expect(head).toBe("data:image/webp;base64");
  return Buffer.from(base64, "base64").toString();
}

afterEach(() => rm(uploads, { recursive: true, force: true }));

describe("GET /images/{file}", () => {
  test("serves a variant with its type, cacheable forever", async () => {
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

  test("serves the AVIF of a variant only to browsers that accept it", async () => {
    await store(320, 640, 1280);
    await writeFile(path.join(uploads, avifFile(name, 640)), "avif 640");
    const [modern, old] = [await get(`${name}-640.webp`, "image/avif,*/*"), await get(`${name}-640.webp`)];
    expect([await modern.text(), modern.headers.get("content-type")]).toEqual(["avif 640", "image/avif"]);
    expect([await old.text(), old.headers.get("content-type")]).toEqual(["webp 640", "image/webp"]);
    expect([modern.headers.get("vary"), old.headers.get("vary")]).toEqual(["accept", "accept"]);
    expect(await (await get(`${name}-320.webp`, "image/avif,*/*")).text()).toBe("webp 320");
    expect((await get(`${name}-640.avif`)).status).toBe(404);
  });

  test("makes a missing width from the original on the first request, and stores it", async () => {
    await storeOriginal(1280);
    const write = jest.spyOn(storage, "write");
    const first = await get(`${name}-320.webp`);
    expect([first.status, first.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const bytes = await bytesOf(first);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
    expect(await bytesOf(await get(`${name}-320.webp`))).toEqual(bytes);
    expect(write).toHaveBeenCalledTimes(1);
    expect((await readdir(uploads)).sort()).toEqual([imageFile(name, 1280), imageFile(name, 320)]);
  });

  test("makes a width once for concurrent requests", async () => {
    await storeOriginal(1280);
    const write = jest.spyOn(storage, "write");
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${name}-640.webp`)));
    const sizes = await Promise.all(answers.map(async (answer) => (await bytesOf(answer)).byteLength));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(sizes).size).toBe(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("serves the bytes of the original for a width above it", async () => {
    const original = await storeOriginal(400);
    expect(await bytesOf(await get(`${name}-640.webp`))).toEqual(original);
    expect(await sharp(await bytesOf(await get(`${name}-320.webp`))).metadata()).toMatchObject({
      width: 320,
    });
  });

  test("serves a width that it cannot store", async () => {
    await storeOriginal(1280);
    jest.spyOn(storage, "write").mockRejectedValue(new Error("the disk is full"));
    expect(await sharp(await bytesOf(await get(`${name}-320.webp`))).metadata()).toMatchObject({
      width: 320,
    });
    expect(await readdir(uploads)).toEqual([imageFile(name, 1280)]);
  });

  test("serves the larger file for an hour if it cannot be decoded", async () => {
    await store(1280);
    const response = await get(`${name}-320.webp`);
    expect([response.status, await response.text()]).toEqual([200, "webp 1280"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("looks up a missing picture only once in a while, even with many requests", async () => {
    const read = jest.spyOn(storage, "read");
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await get(`${"f".repeat(32)}-320.webp`, "image/avif,*/*")).status).toBe(404);
    }
    expect(read).toHaveBeenCalledTimes(5);
    read.mockRestore();
  });

  test("refuses to serve a smaller width instead", async () => {
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
  test("returns the requested variant as a data address, cacheable for half an hour", async () => {
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
    "returns the best stored width for 640 out of %j: %d",
    async (stored, found) => {
      await store(...stored);
      expect(textOf(await (await recovery(`/images/${name}-640.webp`)).json())).toBe(`webp ${found}`);
    },
  );

  test("answers 404 for a picture that is not in the storage", async () => {
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
  ])("34: answers 400 for %j", async (requestedPath) => {
    await store(640);
    const response = await recovery(requestedPath);
    const body = await response.json();
    expect([response.status, body.code, Object.keys(body.fields)]).toEqual([400, "bad_request", ["path"]]);
  });
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import files from "node:fs/promises";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import * as uploads from "@/app/api/uploads/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

const folder = path.join(env.DATA_DIR, "uploads");

function send(
  browser: Browser,
  bytes: Uint8Array | string,
  name = "photo.jpg",
  headers: Record<string, string> = {},
): Promise<Received> {
  const body = new FormData();
  body.set("file", new File([bytes as BlobPart], name, { type: "image/jpeg" }));
  return browser.post(uploads.POST, "/api/uploads", { body, headers });
}

type Size = { width: number; height: number };

function picture({ width, height }: Size, color = "#c33") {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

function filesOf(answer: Received): string[] {
  const name = /^\/images\/([0-9a-f]{32})-640\.webp$/.exec(String(answer.body.url))?.[1] ?? "none";
  return [320, 528, 640, 1280].map((width) => path.join(folder, `${name}-${width}.webp`));
}

function bomb({ width, height }: Size): Buffer {
  function chunk(type: string, data: Buffer): Buffer {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, check]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(1000)))]);
}

describe("POST /api/uploads", () => {
  test("makes every width as WebP, with a blurred preview, and returns the size of the picture", async () => {
    const { person, browser } = await createSignedInPerson();
    const answer = await send(browser, await picture({ width: 1600, height: 900 }).jpeg().toBuffer());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: expect.stringMatching(/^\/images\/[0-9a-f]{32}-640\.webp$/),
      width: 1600,
      height: 900,
      blurDataUrl: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    for (const [index, file] of filesOf(answer).entries()) {
      expect(await sharp(readFileSync(file)).metadata()).toMatchObject({
        format: "webp",
        width: [320, 528, 640, 1280][index],
      });
    }
    expect(await db.upload.findFirst({ where: { userId: person.id } })).toMatchObject({
      status: "stored",
      imageId: answer.body.id,
    });
  });

  test("removes camera and location data, and rotates the picture upright", async () => {
    const { browser } = await createSignedInPerson();
    const photo = await picture({ width: 600, height: 400 })
      .withExif({ IFD0: { Copyright: "Secret Name" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(browser, photo);
    expect(answer.body).toMatchObject({ width: 400, height: 600 });
    for (const file of filesOf(answer)) {
      const bytes = readFileSync(file);
      expect(bytes.includes("Secret Name")).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test.each(["png", "webp", "avif", "gif"] as const)(
    "accepts %s, and does not enlarge small ones",
    async (format) => {
      const { browser } = await createSignedInPerson();
      const answer = await send(
        browser,
        await picture({ width: 50, height: 40 }).toFormat(format).toBuffer(),
      );
      expect([answer.status, answer.body.width, answer.body.height]).toEqual([201, 50, 40]);
      const [small = ""] = filesOf(answer);
      expect((await sharp(readFileSync(small)).metadata()).width).toBe(50);
    },
  );

  test("keeps transparency", async () => {
    const { browser } = await createSignedInPerson();
    const glass = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const answer = await send(browser, await glass.png().toBuffer());
    expect((await sharp(readFileSync(filesOf(answer)[0] ?? "")).stats()).isOpaque).toBe(false);
  });

  test("stores the same picture once, and lets both people use it", async () => {
    const [first, second] = [await createSignedInPerson(), await createSignedInPerson()];
    const bytes = await picture({ width: 70, height: 70 }, "#0a0").png().toBuffer();
    const answers = [await send(first.browser, bytes), await send(second.browser, bytes)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await db.upload.count({ where: { imageId: String(answers[0]?.body.id) } })).toBe(2);
  });

  test("35: drops bytes appended to a picture", async () => {
    const { browser } = await createSignedInPerson();
    const photo = await picture({ width: 64, height: 64 }, "#00f").jpeg().toBuffer();
    const answer = await send(
      browser,
      Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]),
      "photo.html",
    );
    expect(answer.status).toBe(201);
    for (const file of filesOf(answer)) expect(readFileSync(file).includes("<script>")).toBe(false);
  });
});

async function traces(userId: string) {
  const stored = existsSync(folder) ? readdirSync(folder).sort() : [];
  return { stored, images: await db.image.count({ where: { ownerId: userId } }) };
}

describe("POST /api/uploads after a failure", () => {
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251));
  const gif = Buffer.from("GIF89a/*<script>alert(1)</script>*/=1;//");

  const damaged = "This picture is damaged, so we can’t use it.";
  const tooMany = "The picture has more than 40 megapixels.";
  const unknown = "This file is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");

  test.each([
    ["an empty file", Buffer.alloc(0), 422, "This file is empty."],
    [
      "bytes that only begin like a JPEG",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise]),
      422,
      damaged,
    ],
    ["a script that begins like a GIF", gif, 422, damaged],
    ["a PNG that ends after its header", bomb({ width: 90, height: 90 }).subarray(0, 60), 422, damaged],
    ["a bomb of 50 megapixels", bomb({ width: 10_000, height: 5000 }), 413, tooMany],
    ["an SVG with a script", svg, 415, unknown],
    ["a bitmap", Buffer.from("BM\u0046\0\0\0\0\0\0\0\u0036"), 415, unknown],
    ["an icon", Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]), 415, unknown],
    ["a PDF", Buffer.from("%PDF-1.7\n%%EOF\n"), 415, unknown],
  ])("leaves nothing behind after %s", async (_name, bytes, status, error) => {
    const { person, browser } = await createSignedInPerson();
    const before = await traces(person.id);
    const answer = await send(browser, bytes);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await traces(person.id)).toEqual(before);
  });

  test("answers 507 when the disk is full, and removes written files", async () => {
    const { person, browser } = await createSignedInPerson();
    const before = await traces(person.id);
    const bytes = await picture({ width: 90, height: 90 }, "#7a1").png().toBuffer();
    const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    const move = files.rename;
    jest.spyOn(files, "rename").mockImplementationOnce(move).mockRejectedValueOnce(full);
    const answer = await send(browser, bytes);
    expect([answer.status, answer.body.error]).toEqual([
      507,
      "We’re out of space for files right now. Please try again later.",
    ]);
    expect(await traces(person.id)).toEqual(before);
    expect((await send(browser, bytes)).status).toBe(201);
  });

  test("leaves nothing behind after a repeat with a lost first answer", async () => {
    const { person, browser } = await createSignedInPerson();
    const bytes = await picture({ width: 90, height: 90 }, "#17a").png().toBuffer();
    const key = { "idempotency-key": "upload-1" };
    const first = await send(browser, bytes, "photo.jpg", key);
    const before = await traces(person.id);
    await rows(sql`UPDATE idempotency_keys SET status = NULL, response = NULL, completed_at = NULL`);
    const again = await send(browser, bytes, "photo.jpg", key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await traces(person.id)).toEqual(before);
    const where = { userId: person.id };
    expect(await db.upload.findMany({ where, select: { status: true } })).toEqual([{ status: "stored" }]);
  });

  test("35: writes nothing outside its folder, regardless of the path in the name", async () => {
    const { browser } = await createSignedInPerson();
    const bytes = await picture({ width: 33, height: 33 }, "#4b4").png().toBuffer();
    const answer = await send(browser, bytes, "../../../etc/cron.d/evil.png");
    expect(answer.status).toBe(201);
    for (const file of filesOf(answer)) expect(existsSync(file)).toBe(true);
    expect(existsSync(path.resolve(folder, "../../../etc/cron.d/evil.png"))).toBe(false);
    expect(JSON.stringify(answer.body)).not.toContain("evil");
  });
});

describe("POST /api/uploads with an invalid file", () => {
  const notAPicture = "This file is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.";

  test.each([
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>"],
    ["HTML", "<!doctype html><title>x</title>"],
    ["PDF", "%PDF-1.7\n1 0 obj"],
    ["text", "hello"],
    ["TIFF", Buffer.from([0x49, 0x49, 0x2a, 0x00, 0x08, 0x00, 0x00, 0x00])],
  ])("35: refuses %s with 415, regardless of its name", async (_name, bytes) => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await send(browser, bytes, "photo.jpg");
    expect([status, body.error]).toEqual([415, notAPicture]);
  });

  test("35: refuses a picture of more than 10 MB with 413", async () => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await send(browser, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect([status, body.error]).toEqual([413, "The picture is larger than 10 MB."]);
  });

  test("35: refuses a bomb of 400 megapixels without decoding it", async () => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await send(browser, bomb({ width: 20_000, height: 20_000 }));
    expect([status, body.error]).toEqual([413, "The picture has more than 40 megapixels."]);
  });

  test("refuses animated pictures with 422", async () => {
    const { browser } = await createSignedInPerson();
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((color) => picture({ width: 20, height: 20 }, color).png().toBuffer()),
    );
    const animated = { join: { animated: true } };
    const gif = await sharp(frames, animated).gif().toBuffer();
    const webp = await sharp(frames, animated).webp().toBuffer();
    const png = frames[0] ?? Buffer.alloc(0);
    const apng = Buffer.concat([
      png.subarray(0, 33),
      Buffer.from([0, 0, 0, 8]),
      Buffer.from("acTL"),
      Buffer.alloc(12),
      png.subarray(33),
    ]);
    for (const bytes of [gif, webp, apng]) {
      const { status, body } = await send(browser, bytes);
      expect([status, body.error]).toEqual([422, "We can’t use animated pictures. Choose a still one."]);
    }
  });

  test("refuses a damaged picture with 422, and leaves no file and no image", async () => {
    const { person, browser } = await createSignedInPerson();
    const before = existsSync(folder) ? readdirSync(folder).length : 0;
    const whole = await picture({ width: 300, height: 300 }, "#abc").jpeg().toBuffer();
    const { status, body } = await send(browser, whole.subarray(0, whole.byteLength / 2));
    expect([status, body.error]).toEqual([422, "This picture is damaged, so we can’t use it."]);
    expect(existsSync(folder) ? readdirSync(folder).length : 0).toBe(before);
    expect(await db.image.count({ where: { ownerId: person.id } })).toBe(0);
    expect(await db.upload.findFirst({ where: { userId: person.id } })).toMatchObject({ status: "failed" });
  });

  test("refuses a form without a file, and a body that is not a form", async () => {
    const { browser } = await createSignedInPerson();
    const empty = await browser.post(uploads.POST, "/api/uploads", { body: new FormData() });
    expect([empty.status, empty.body.fields]).toEqual([422, { file: "Choose a picture." }]);
    expect((await browser.post(uploads.POST, "/api/uploads", { body: { file: "x" } })).status).toBe(415);
  });

  test("46: refuses a visitor, and the 201st file of a day", async () => {
    expect((await send(createBrowser(), "x")).status).toBe(401);
    const { browser } = await createSignedInPerson();
    await send(browser, "x");
    await rows(sql`UPDATE rate_limits SET points = 200 WHERE key LIKE 'uploads:%'`);
    expect((await send(browser, "x")).status).toBe(429);
  });
});

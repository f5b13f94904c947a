import sharp from "sharp";
import * as uploads from "@/app/api/uploads/route";
import { db } from "@/lib/server/db";
import type { Browser, Received } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

function send(browser: Browser, bytes: Uint8Array, name = "photo.jpg"): Promise<Received> {
  const body = new FormData();
  body.set("file", new File([bytes as BlobPart], name, { type: "image/jpeg" }));
  return browser.post(uploads.POST, "/api/uploads", { body });
}

type Size = { width: number; height: number };

function picture({ width, height }: Size) {
  return sharp({ create: { width, height, channels: 3, background: "#abc" } });
}

describe("POST /api/uploads with a size or format out of bounds", () => {
  test.each(["heic", "hevc", "heim", "MiHB"])(
    "refuses a HEIC photo with the main brand mif1 and %s, with a message that names HEIC",
    async (brand) => {
      const { browser } = await createSignedInPerson();
      const head = Buffer.from([0, 0, 0, 0x1c]);
      const bytes = Buffer.concat([head, Buffer.from(`ftypmif1\0\0\0\0mif1${brand}miaf`), Buffer.alloc(64)]);
      const { status, body } = await send(browser, bytes, "photo.jpg");
      expect([status, body.error]).toEqual([
        415,
        "This is an HEIC photo, which many browsers can’t show. Export it as JPEG and choose it again.",
      ]);
    },
  );

  test.each([
    ["of a generic brand with HEVC pictures", "\0\0\0\x14ftypmsf1\0\0\0\0msf1", "\0\0\0\x10infe....hvc1"],
    ["with a 64-bit size of its first box", "\0\0\0\x01ftyp\0\0\0\0\0\0\0\x1cheic\0\0\0\0mif1", ""],
    ["whose first box has no size", "\0\0\0\0ftypheix\0\0\0\0mif1", ""],
  ])("names a HEIC photo %s", async (_, head, rest) => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await send(browser, Buffer.concat([Buffer.from(head + rest), Buffer.alloc(64)]));
    expect([status, body.error]).toEqual([
      415,
      "This is an HEIC photo, which many browsers can’t show. Export it as JPEG and choose it again.",
    ]);
  });

  test.each(["msf1", "mif2", "heif"])(
    "refuses a HEIF file of the brand %s alone as a damaged picture, not as an unknown type",
    async (brand) => {
      const { browser } = await createSignedInPerson();
      const bytes = Buffer.concat([Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`), Buffer.alloc(64)]);
      const { status, body } = await send(browser, bytes, "photo.heif");
      expect([status, body.error]).toEqual([422, "This picture is damaged, so we can’t use it."]);
    },
  );

  test.each([
    [41_000, 6],
    [6, 41_000],
    [40_001, 1],
  ])("35: refuses a picture of %d × %d pixels because of its size", async (width, height) => {
    const { person, browser } = await createSignedInPerson();
    const bytes = await picture({ width, height }).png().toBuffer();
    const { status, body } = await send(browser, bytes);
    expect([status, body.error]).toEqual([
      413,
      "The picture is more than 40,000 pixels wide or high. Choose a smaller one.",
    ]);
    expect(await db.image.count({ where: { ownerId: person.id } })).toBe(0);
  });

  test("accepts a long picture within the size limit", async () => {
    const { browser } = await createSignedInPerson();
    for (const size of [
      { width: 39_000, height: 6 },
      { width: 2, height: 20_000 },
    ]) {
      const bytes = await picture(size).png().toBuffer();
      expect(await send(browser, bytes)).toMatchObject({ status: 201, body: size });
    }
  });
});

import { randomInt } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";

export type Picture = { name: string; mimeType: string; buffer: Buffer };
export type Color = { r: number; g: number; b: number };

const photoField = (page: Page) => page.locator('input[type="file"][multiple]');

export async function paint(name: string, left: Color, right: Color = left): Promise<Picture> {
  const create = { width: 900, height: 600, channels: 3 as const, background: left };
  const half = { width: 450, height: 600, channels: 3 as const, background: right };
  const input = await sharp({ create: half }).png().toBuffer();
  const buffer = await sharp({ create })
    .composite([{ input, left: 450, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Every picture is unique, so no test reuses a file that was stored for another. */
function createPictures(count: number): Promise<Picture[]> {
  const color = () => ({ r: randomInt(256), g: randomInt(256), b: randomInt(256) });
  return Promise.all(Array.from({ length: count }, (_, index) => paint(`photo-${index + 1}.jpg`, color())));
}

export async function addPhotos(page: Page, count: number): Promise<void> {
  await photoField(page).setInputFiles(await createPictures(count));
}

export async function addPicture(page: Page, picture: Picture): Promise<void> {
  await photoField(page).setInputFiles(picture);
}

export function photos(page: Page): Locator {
  return page.locator('[data-slot="photo-tile"]');
}

export function photoOrder(page: Page): Promise<string[]> {
  return photos(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
}

export type Stored = { width: number; height: number; colorAt: (x: number, y: number) => Promise<Color> };

export async function readStoredPicture(request: APIRequestContext, address: string): Promise<Stored> {
  const file = await (await request.get(address)).body();
  const { width, height } = await sharp(file).metadata();
  return {
    width,
    height,
    colorAt: async (x, y) => {
      const [left, top] = [Math.floor(x * (width - 1)), Math.floor(y * (height - 1))];
      const [r = 0, g = 0, b = 0] = await sharp(file)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return { r, g, b };
    },
  };
}

export function isSimilarColor(one: Color, other: Color): boolean {
  return (["r", "g", "b"] as const).every((part) => Math.abs(one[part] - other[part]) < 30);
}

import path from "node:path";
import sharp from "sharp";
import { listingQuery } from "@/lib/listings/catalog/address.rules";
import { appIcons, appScreenshots, appShareTarget, appShortcuts } from "./manifest.rules";

const files = [...appIcons, ...appScreenshots, ...appShortcuts.flatMap(({ icons }) => icons)];

test.each(files.map((file) => [file.src, file] as const))(
  "finds %s with the size and type from the manifest",
  async (_, file) => {
    const { width, height, format } = await sharp(path.join("public", file.src)).metadata();
    expect(`${width}x${height}`).toBe(file.sizes);
    expect(`image/${format}`).toBe(file.type);
  },
);

test("fills the square of the maskable icon, with its mark inside the safe circle of every mask", async () => {
  const maskable = appIcons.find(({ purpose }) => purpose === "maskable");
  const { data, info } = await sharp(path.join("public", maskable?.src ?? ""))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
  const ground = pixel(0, 0);
  expect(ground[3]).toBe(255);
  const strayPixels: string[] = [];
  for (let y = 0; y < info.height; y += 4) {
    for (let x = 0; x < info.width; x += 4) {
      const far = Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4;
      const differs = pixel(x, y).some((value, at) => Math.abs(value - (ground[at] ?? 0)) > 8);
      if (far && differs) strayPixels.push(`${x},${y}`);
    }
  }
  expect(strayPixels).toEqual([]);
});

test("uses one shape of screenshots per form factor, within the size limits of browsers", () => {
  const shapes = new Map<string, Set<string>>();
  for (const { form_factor: form, sizes } of appScreenshots) {
    const [width = 0, height = 0] = sizes.split("x").map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    shapes.set(form, (shapes.get(form) ?? new Set()).add(sizes));
  }
  expect([...shapes.keys()].sort()).toEqual(["narrow", "wide"]);
  expect([...shapes.values()].map((sizes) => sizes.size)).toEqual([1, 1]);
});

test("searches text shared from another app", () => {
  const { action, params } = appShareTarget;
  expect(`${action}?${new URLSearchParams({ [params.text]: "oak desk" }).toString()}`).toBe(
    `/search?${listingQuery({ search: "oak desk" }, "q")}`,
  );
});

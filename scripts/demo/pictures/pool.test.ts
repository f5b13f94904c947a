import { imageNamePattern } from "@/lib/images/rules";
import { propertyTypes } from "@/lib/listings/rules";
import { demoWords } from "../words";
import { paint } from "./paint";
import { buildPool } from "./pool";
import { recipeName } from "./recipe";

const pool = buildPool();

describe("demo pictures", () => {
  test("are at most 250, each different, named the same every time", () => {
    const names = pool.map(recipeName);
    expect(names.length).toBeLessThanOrEqual(250);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => imageNamePattern.test(name))).toBe(true);
    expect(buildPool().map(recipeName)).toEqual(names);
  });

  test("show every kind of thing that the words offer", () => {
    const has = (prefix: string) => pool.some(({ key }) => key.startsWith(prefix));
    for (const { kind } of demoWords.products.kinds)
      expect([kind, has(`product/${kind}/`)]).toEqual([kind, true]);
    for (const { kind } of demoWords.services.kinds)
      expect([kind, has(`service/${kind}/`)]).toEqual([kind, true]);
    for (const type of propertyTypes) expect([type, has(`exterior/${type}/`)]).toEqual([type, true]);
  });

  test("are light enough for cards and say what they show", async () => {
    const [busy] = pool.filter(({ key }) => key.startsWith("exterior/townhouse/"));
    if (!busy) throw new Error("No townhouse");
    const { variants, blurDataUrl } = await paint(busy);
    expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
    expect(variants[1]?.file.length).toBeLessThan(35_000);
    expect(blurDataUrl.length).toBeLessThanOrEqual(300);
    expect(pool.every(({ alt }) => alt.length >= 3)).toBe(true);
  });
});

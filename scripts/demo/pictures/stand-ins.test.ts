import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageFile, imageWidths, standInFile } from "@/lib/images/rules";
import { paintCovers, standIn } from "./stand-ins";
import { sceneName, variantName } from "./variants";

jest.setTimeout(120_000);

const base = "product/camera//1";
const scene = { base, number: 0, detail: 0, name: sceneName(base) };
const cover = { base, number: 1, detail: 0, name: variantName({ base, number: 1, detail: 0 }) };
const sprites = path.join("node_modules", "@lobehub");
const checkout = process.cwd();
let dataDir: string;
const uploaded = (file: string) => path.join(dataDir, "uploads", file);

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "plaza-covers-"));
  await mkdir(uploaded(""));
  for (const width of imageWidths) await writeFile(uploaded(standInFile(scene.name, width)), "draft");
  // Painted pictures are kept below the working folder, where the package of their sprites is looked for too.
  await mkdir(path.join(dataDir, "node_modules"));
  await symlink(path.join(checkout, sprites), path.join(dataDir, sprites));
  process.chdir(dataDir);
});

afterEach(async () => {
  process.chdir(checkout);
  await rm(dataDir, { recursive: true });
});

test("paintCovers puts covers and scenes in the place of what stands in, takes away halves of a killed painter, and then has nothing to do", async () => {
  await standIn({ covers: [cover], drafts: [scene] }, { dataDir }, () => undefined);
  for (const width of imageWidths) {
    expect(await readFile(uploaded(standInFile(cover.name, width)), "utf8")).toBe("draft");
    expect(existsSync(uploaded(imageFile(cover.name, width)))).toBe(false);
  }
  // No process has this number.
  await writeFile(uploaded(`${imageFile(cover.name, 320)}.99999999.part`), "half");
  expect(await paintCovers(dataDir, () => undefined)).toBe(2);
  expect((await readdir(uploaded(""))).sort()).toEqual(
    [scene.name, cover.name].flatMap((name) => imageWidths.map((width) => imageFile(name, width))).sort(),
  );
  expect((await readFile(uploaded(imageFile(cover.name, 320)))).length).toBeGreaterThan(1000);
  expect(await paintCovers(dataDir, () => undefined)).toBe(0);
});

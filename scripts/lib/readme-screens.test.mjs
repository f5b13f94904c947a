import { readdirSync, readFileSync, statSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { readmeArguments, readmeFolder, readmeLimit, readmeScreens } from "./readme-screens.mjs";

const files = readdirSync(readmeFolder).sort();
const readme = readFileSync(inRoot("README.md"), "utf8");

test("shows each picture of docs/screenshots in README.md with alternative text", () => {
  const shown = Array.from(
    readme.matchAll(
      /!\[[^\]]{20,}\]\(docs\/screenshots\/([\w.-]+)\)|src="docs\/screenshots\/([\w.-]+)" alt="[^"]{20,}"/g,
    ),
    ([, first, second]) => first ?? second,
  );
  expect(shown.sort()).toEqual(files);
  expect(files).toEqual(
    Object.keys(readmeScreens)
      .map((name) => `${name}.webp`)
      .sort(),
  );
});

test("limits the pictures of README.md to 300 KB together", () => {
  const total = files.reduce((sum, file) => sum + statSync(`${readmeFolder}/${file}`).size, 0);
  expect(readmeLimit).toBe(300_000);
  expect(total).toBeLessThan(readmeLimit);
  expect(total).toBeGreaterThan(30_000);
});

test("shows in README.md only screens that the browser tests list", () => {
  const listed = ["public-pages", "desk-screens"].map((name) =>
    readFileSync(inRoot(`e2e/${name}.ts`), "utf8"),
  );
  for (const title of Object.values(readmeScreens)) {
    const [, list, name] = /^(public|desk) (?:vendor )?(.+)$/.exec(title) ?? [];
    const keys = [`\n  ${name}: {`, `\n  "${name}": {`];
    expect([title, keys.some((key) => listed[list === "public" ? 0 : 1]?.includes(key))]).toEqual([
      title,
      true,
    ]);
  }
  expect(new RegExp(readmeArguments()[1] ?? "").test("public home")).toBe(true);
  expect(new RegExp(readmeArguments()[1] ?? "").test("public home, real estate")).toBe(false);
});

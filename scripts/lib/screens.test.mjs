import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { indexPage, screensOf, sheetsOf } from "./screens.mjs";

test("names each screen once, in order", () => {
  const files = ["home.360.light.png", "home.360.dark.png", "desk-a.1440.dark.png", "notes.txt"];
  expect(screensOf(files)).toEqual(["desk-a", "home"]);
});

test("filters screens by width", () => {
  const files = ["home.360.light.png", "home.1440.light.png", "menu.360.dark.png"];
  expect(screensOf(files, "360")).toEqual(["home", "menu"]);
  expect(screensOf(files, "1440")).toEqual(["home"]);
});

test("puts two rows on a sheet, and the rest on the last one", () => {
  const names = ["a", "b", "c", "d", "e"];
  expect(sheetsOf(names, 2)).toEqual([["a", "b", "c", "d"], ["e"]]);
});

test("shows every sheet on the index page", () => {
  expect(indexPage(["360-light-01.png"])).toContain('<img src="360-light-01.png"');
});

const unshown = {
  "/listing/[id]": "the page of /listings/[id] at its other address",
  "/admin-direct": "the page of /admin at its other address",
  "/vendor-dashboard": "the page of /vendor at its other address",
  "/denied": "shown in the place of a page by the middleware: the problem 'wrong role'",
  "/problem": "shown in the place of a page by the front: the problems of a broken site",
};

const lists = ["public-pages", "desk-screens", "overlay-screens", "problem-screens"];

function pagesOfSite() {
  return readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, "")}`.replace(/\/\([^)]+\)/g, "") || "/");
}

function addressesInLists() {
  return lists
    .flatMap((name) => [
      ...readFileSync(inRoot("e2e", `${name}.ts`), "utf8").matchAll(/(["`])(\/(?:(?!\1).)*)\1/g),
    ])
    .map(([, , text = ""]) =>
      text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x").replace(/(\?token=|#).*$/, ""),
    )
    .filter((path) => !path.includes("?"))
    .map((path) => (path.length > 1 ? path.replace(/\/$/, "/x") : path));
}

function patternOf(page) {
  const path = page
    .replace(/\/\[\[\.\.\.\w+\]\]/g, "(/[^/]+)*")
    .replace(/\[\.\.\.\w+\]/g, "[^/]+(/[^/]+)*")
    .replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${path}$`);
}

test("lists every page among the screens, or gives a reason not to", () => {
  const pages = pagesOfSite();
  expect(pages.length).toBeGreaterThan(50);
  const addresses = addressesInLists();
  const missing = pages.filter((page) => !addresses.some((address) => patternOf(page).test(address)));
  expect(missing.sort()).toEqual(Object.keys(unshown).sort());
});

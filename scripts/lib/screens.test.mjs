import { indexPage, screensOf, sheetsOf } from "./screens.mjs";

test("screens are named once, in order, by their pictures", () => {
  const files = ["home.360.light.png", "home.360.dark.png", "desk-a.1440.dark.png", "notes.txt"];
  expect(screensOf(files)).toEqual(["desk-a", "home"]);
});

test("a sheet holds two rows, and the last one what is left", () => {
  const names = ["a", "b", "c", "d", "e"];
  expect(sheetsOf(names, 2)).toEqual([["a", "b", "c", "d"], ["e"]]);
});

test("the page of all sheets shows each", () => {
  expect(indexPage(["360-light-01.png"])).toContain('<img src="360-light-01.png"');
});

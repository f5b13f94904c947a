import { defaultImageUrl, knownBadImageIds } from "./known-bad.rules";
import { normalizeImages } from "./normalize.rules";

describe("normalizeImages", () => {
  test.each([
    ["an array", ["/a.webp", "/b.webp"]],
    ["a JSON string", '["/a.webp","/b.webp"]'],
    ["a JSON string with spaces around", ' [ "/a.webp" , "/b.webp" ] '],
    ["a JSON string inside a JSON string", JSON.stringify('["/a.webp","/b.webp"]')],
    ["a brace-delimited string", "{/a.webp,/b.webp}"],
    ["a brace-delimited string with quotes", '{"/a.webp","/b.webp"}'],
    ["a comma-separated string", "/a.webp, /b.webp"],
    ["a comma-separated string with empty parts", ",/a.webp,,/b.webp,"],
    ["an array with other things in it", ["/a.webp", null, 7, "", "  ", { url: "/x" }, "/b.webp"]],
  ])("reads %s", (_, value) => {
    expect(normalizeImages(value)).toEqual(["/a.webp", "/b.webp"]);
  });

  test.each([
    ["one address", "/a.webp", ["/a.webp"]],
    ["one address as JSON", '"/a.webp"', ["/a.webp"]],
    ["quoted commas", '{"/a,1.webp",/b.webp}', ["/a,1.webp", "/b.webp"]],
    ["escaped quotes", '{"/a\\"b.webp"}', ['/a"b.webp']],
    [
      "data addresses",
      "data:image/png;base64,AAAA,/b.webp,data:image/gif;base64,R0lG",
      ["data:image/png;base64,AAAA", "/b.webp", "data:image/gif;base64,R0lG"],
    ],
    ["broken JSON as a list", "[/a.webp", ["[/a.webp"]],
  ])("reads %s", (_, value, expected) => {
    expect(normalizeImages(value)).toEqual(expected);
  });

  test.each([[null], [undefined], [7], [true], [{}], [""], ["   "], ["{}"], ["[]"], [[]]])(
    "finds no picture in %j",
    (value) => {
      expect(normalizeImages(value)).toEqual([]);
    },
  );

  test.each(["undefined", "nonexistent", "invalid-uuid"])("drops addresses with the word %s", (word) => {
    expect(normalizeImages([`/images/${word}-640.webp`, word, "/a.webp"])).toEqual(["/a.webp"]);
  });

  test("replaces known-bad ids with the default picture and leaves the rest", () => {
    const bad = ["1f3c-bad", "77-worse"];
    expect(normalizeImages(["/u/1f3c-bad.jpg", "/a.webp", "/x?id=77-worse"], bad)).toEqual([
      defaultImageUrl,
      "/a.webp",
      defaultImageUrl,
    ]);
  });

  test("has no known-bad ids by default", () => {
    expect(knownBadImageIds).toEqual([]);
  });
});

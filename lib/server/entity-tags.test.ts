import { readTags } from "./entity-tags";

test.each([
  ['"a"', ['"a"']],
  ['W/"a" ,\t"b"', ['W/"a"', '"b"']],
  ["*", ["*"]],
  [`${" ".repeat(500)}"a"`, ['"a"']],
])("reads the tags of %j", (value, tags) => {
  expect(readTags("If-Match", value)).toEqual(tags);
});

test.each([" ", ",", '"', ";"])("refuses 16 KB of %j with 400", (sign) => {
  expect(() => readTags("If-None-Match", sign.repeat(16_000))).toThrow("If-None-Match is longer than 1 KB.");
});

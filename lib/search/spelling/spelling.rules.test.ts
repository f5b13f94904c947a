import { withEverydayWords } from "./spelling.rules";

test.each([
  ["earings", "earrings"],
  ["Gold earings", "Gold earrings"],
  ["earrings", "earrings"],
  ["canon camera", "canon camera"],
  ["oud", "oud"],
  ["soffit repair", "soffit repair"],
  ["moses basket", "moses basket"],
])("turns '%s' into '%s'", (text, meant) => expect(withEverydayWords(text)).toBe(meant));

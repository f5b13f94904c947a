import { kindNamed } from "./kinds.rules";

test.each([
  ["airpods", "headphones"],
  ["Ray-Bans", "sunglasses"],
  ["les paul", "electric guitar"],
  ["recliner", "armchair"],
  ["nike hoodie", undefined],
  ["iphone", undefined],
])("finds for '%s' the kind '%s'", (text, kind) => expect(kindNamed(text)).toBe(kind));

import { chunkTags } from "./invalidation";

describe("chunkTags", () => {
  test("keeps every message under the limit of NOTIFY without losing a tag", () => {
    const tags = Array.from({ length: 2000 }, (_, index) => `listing:${index}:"é\u0001`);
    const chunks = chunkTags(tags);
    expect(chunks.flat()).toEqual(tags);
    expect(chunks.length).toBeGreaterThan(1);
    const from = "0190b6a0-0000-7000-8000-000000000001";
    for (const chunk of chunks) {
      const payload = JSON.stringify({ from, kind: "refresh", tags: chunk });
      expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    }
  });

  test("returns nothing for no tags, and refuses a tag that is too long", () => {
    expect(chunkTags([])).toEqual([]);
    expect(() => chunkTags(["x".repeat(8000)])).toThrow("too long");
  });
});

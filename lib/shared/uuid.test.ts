import { isUuid, newUuid } from "./uuid";

describe("newUuid", () => {
  test("makes unique version 7 UUIDs that start with the time", () => {
    const before = Date.now();
    const made = Array.from({ length: 1000 }, newUuid);
    expect(new Set(made).size).toBe(1000);
    for (const id of made) {
      expect(isUuid(id)).toBe(true);
      expect(id).toMatch(/^.{14}7.{4}[89ab]/);
      const time = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(Date.now());
    }
  });
});

import { advertisementCopy } from "./copy";
import { adMaxHeight, adMaxHeights, adRefetchMs, adViews, adWindowShare } from "./rules";

test("keeps the carousel constants of the specification", () => {
  expect(adMaxHeights).toEqual({ top: 400, middle: 400, bottom: 280 });
  expect(adWindowShare).toBe(0.8);
  expect(adRefetchMs).toEqual({ top: 10_000, middle: 10_000, bottom: 5_000 });
  expect(adMaxHeight("bottom")).toBe("min(280px, 80vh)");
});

test("shows two advertisements per view at the bottom and one elsewhere", () => {
  expect(adViews([1, 2, 3], "bottom")).toEqual([[1, 2], [3]]);
  expect(adViews([1, 2, 3], "top")).toEqual([[1], [2], [3]]);
  expect(adViews([], "middle")).toEqual([]);
});

test("names the position whose advertisements could not be fetched", () => {
  expect(advertisementCopy.loadFailed("top")).toBe("Failed to fetch top advertisements");
  expect(advertisementCopy.loadFailed("middle")).toBe("Failed to fetch middle advertisements");
  expect(advertisementCopy.loadFailed("bottom")).toBe("Failed to fetch bottom advertisements");
  expect(advertisementCopy.label).toBe("Ad");
});

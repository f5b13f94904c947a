import { emptyContent, type Content } from "../offer/content.rules";
import { fieldChanges } from "./revisions.rules";

const home: Content = {
  ...emptyContent,
  category: "realestate",
  title: "Bungalow",
  description: "By the creek.",
  priceCents: 42_500_000,
  details: { listingType: "sale", propertyType: "single-family", beds: 3, areaSqFt: 1800 },
};
const side = (content: Content) => ({
  content,
  location: "Austin, TX",
  pictures: content.images.map((id) => `${id}.webp`),
});

describe("fieldChanges", () => {
  test("returns nothing for identical versions", () => {
    expect(fieldChanges(side(home), side(home))).toEqual([]);
  });

  test("describes differences, including added and removed facts", () => {
    const { beds: _beds, ...rest } = home.details;
    const after = { ...home, title: "Bungalow with porch", details: { ...rest, yearBuilt: 1988 } };
    expect(fieldChanges(side(home), side(after))).toEqual([
      { field: "title", label: "Title", before: "Bungalow", after: "Bungalow with porch" },
      { field: "details.beds", label: "Bedrooms", before: "3", after: "" },
      { field: "details.yearBuilt", label: "Year built", before: "", after: "1988" },
    ]);
  });

  test("shows pictures before and after, even if only their order changed", () => {
    const [before, after] = [
      { ...home, images: ["a", "b"] },
      { ...home, images: ["b", "a"] },
    ];
    expect(fieldChanges(side(before), side(after))).toEqual([
      {
        field: "images",
        label: "Photos",
        before: "2 photos",
        after: "2 photos",
        images: { before: ["a.webp", "b.webp"], after: ["b.webp", "a.webp"] },
      },
    ]);
  });

  test("quotes picture descriptions, even if only a description changed", () => {
    const before = { ...home, images: ["a", "b"], alts: { b: "Porch" } };
    const after = { ...before, alts: { a: "Front", b: "Porch" } };
    expect(fieldChanges(side(before), side(after))).toMatchObject([
      { field: "images", before: "2 photos: “Porch”", after: "2 photos: “Front”, “Porch”" },
    ]);
  });
});

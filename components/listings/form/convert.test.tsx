import { ownListingDto } from "@/prisma/test/dtos/listings";
import { toInput, toValues } from "./convert";

const picture = (id: string, alt: string) => ({
  id,
  url: `/images/${id}-640.webp`,
  width: 4,
  height: 3,
  blurDataUrl: "",
  alt,
});
const listing = ownListingDto({ images: [picture("a", "Front"), picture("b", "")] });

test("carries photo descriptions from the saved listing to the request", () => {
  const values = toValues(listing);
  expect(values.photos.map(({ alt }) => alt)).toEqual(["Front", ""]);
  expect(toInput(values)).toMatchObject({ images: ["a", "b"], alts: { a: "Front", b: "" } });
});

test("sends a typed or emptied description without surrounding spaces", () => {
  const { photos, ...values } = toValues(listing);
  const typed = photos.map((photo, at) => ({ ...photo, alt: ["", " Drawer open "][at] ?? "" }));
  expect(toInput({ ...values, photos: typed })).toMatchObject({ alts: { a: "", b: "Drawer open" } });
});

test.each([
  ["12,99", NaN],
  ["1.299,00", NaN],
  ["1.000", NaN],
  ["0x10", NaN],
  ["1e3", NaN],
  ["$1,250.50", 1250.5],
])("sends the price %j as %p", (price, sent) => {
  expect(toInput({ ...toValues(listing), price }).price).toBe(sent);
});

test("refuses the quantity 1.000 as ambiguous", () => {
  const values = toValues(listing);
  const details = { ...values.details, stock: "1.000" };
  expect(toInput({ ...values, details }).details.stock).toBe(NaN);
});

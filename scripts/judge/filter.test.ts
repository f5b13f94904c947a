import type { ListingDto } from "@/lib/listings/contract";
import { parseFilter } from "./filter";

const camera = {
  title: "Compact Camera with leather case, like new",
  description: "Takes 35 mm film.",
  category: "products",
  price: 120,
  location: "San Diego, CA",
  vendorName: "Harbor & Hill",
  details: { brand: "Halden", condition: "like_new", delivery: true },
} as ListingDto;
const studio = {
  title: "Studio near the park",
  description: "",
  category: "realestate",
  price: 900,
  location: "Tulsa, OK",
  vendorName: "Key & Co",
  details: { propertyType: "apartment", listingType: "rent", beds: 0, pets: false },
} as unknown as ListingDto;

test.each([
  ["category=products name~/camera$/", true, false],
  ["name~/case/", false, false],
  ["text~/FILM/", true, false],
  ["brand=Halden condition=new,like_new", true, false],
  ["!condition=new", true, true],
  ["price<=120 price>=120", true, false],
  ['city="San Diego" | state=OK', true, true],
  ["state=CA (beds=0 | price<=100)", false, false],
  ["state=CA price<=100 | beds=0", false, true],
  ["beds>=0", false, true],
  ["!(beds=0 | brand=Halden)", false, false],
  ["pets=false", false, true],
  ["delivery=true vendor~/hill/", true, false],
  ["title~/film|park/ type=apartment", false, true],
])("reads %j", (expression, isCamera, isStudio) => {
  const filter = parseFilter(expression);
  expect([filter(camera), filter(studio)]).toEqual([isCamera, isStudio]);
});

test.each(["", "color=red", "price<=cheap", "(beds=0", "beds=0)", "beds=0 |", "camera", "!"])(
  "refuses %j",
  (expression) => expect(() => parseFilter(expression)).toThrow(),
);

export const homeFactNames = [
  "beds",
  "baths",
  "minArea",
  "maxArea",
  "minAcres",
  "maxAcres",
  "pets",
  "furnished",
  "availableBy",
] as const;
export const goodsFactNames = ["condition", "brand", "delivery"] as const;
export const vehicleFactNames = [
  "minYear",
  "maxYear",
  "maxMileage",
  "body",
  "transmission",
  "drivetrain",
  "fuel",
  "titleStatus",
] as const;
export const factNames = [
  "subcategory",
  ...homeFactNames,
  ...goodsFactNames,
  ...vehicleFactNames,
  "pricing",
  "serves",
  "rating",
  "pictures",
  "postedWithin",
  "reduced",
] as const;

export type FactName = (typeof factNames)[number];

export const servesDistance = "serves";
export const maxBrandLength = 60;

import type { VendorWords } from "./vendor-type";

/** Vendors of real estate. */
export const agencies: readonly VendorWords[] = [
  {
    name: "Keystone Realty",
    category: "realestate",
    sells: ["home"],
    logo: "key",
    banner: "street",
    about:
      "A local agency for homes and the people in them. Open houses on Sundays, and we pick up in the evening.",
  },
  {
    name: "Gable & Grove",
    category: "realestate",
    sells: ["home"],
    logo: "gable",
    about: "Houses with yards, townhouses with character and the patience to find the right one.",
  },
  {
    name: "Lakeshore Land Company",
    category: "realestate",
    sells: ["land"],
    banner: "lake",
    about: "Lots, acreage and farms. We walk every boundary before we list it.",
  },
  {
    name: "Metropolitan Lofts",
    category: "realestate",
    sells: ["home", "business"],
    about: "Condos and apartments in the middle of it all, and the offices downstairs.",
  },
  {
    name: "Commerce Row Properties",
    category: "realestate",
    sells: ["business"],
    about: "Shops, offices and warehouses. We know what the neighbors pay.",
  },
  {
    name: "Home Field Homes",
    category: "realestate",
    sells: ["home"],
    about: "First homes for first-time buyers, explained in plain English.",
  },
  {
    name: "Redwood & Ridge",
    category: "realestate",
    sells: ["home", "land"],
    about: "Houses and land in the West, from cabins to working ranches.",
  },
  {
    name: "Anchor Apartments",
    category: "realestate",
    sells: ["home"],
    about: "Apartments for rent, managed by the people who own them. You get your deposit back.",
  },
  {
    name: "Blue Door Residential",
    category: "realestate",
    sells: ["home"],
    about: "We sell about thirty homes a year and remember all of them.",
  },
  {
    name: "Capstone Commercial",
    category: "realestate",
    sells: ["business", "land"],
    about: "Commercial property and development sites, with the numbers on one page.",
  },
  {
    name: "Summit Street Realty",
    category: "realestate",
    sells: ["home", "business"],
    about: "A second-generation family brokerage. Sales, rentals and straight answers.",
  },
  {
    name: "Open House Collective",
    category: "realestate",
    sells: ["home"],
    about: "Nine agents who share leads, listings and a very good espresso machine.",
  },
  {
    name: "Meadowlark Farms & Land",
    category: "realestate",
    sells: ["land"],
    about: "Farms and land for people who plan to work them.",
  },
  {
    name: "Harborview Homes",
    category: "realestate",
    sells: ["home"],
    about: "Coastal homes and condos, sold by people who sail.",
  },
];

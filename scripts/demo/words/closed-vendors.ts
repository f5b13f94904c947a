import type { VendorWords } from "./vendor-type";

/** Vendors who are not open: waiting, turned down, suspended. */
export const closedVendorWords: readonly (VendorWords & {
  status: "pending" | "rejected" | "suspended";
  reason?: string;
})[] = [
  {
    name: "Sunny Sill Ceramics",
    category: "products",
    sells: ["home"],
    status: "pending",
    about: "Pots and cups from a small kiln.",
  },
  {
    name: "Rapid Roofing",
    category: "services",
    sells: ["handyman"],
    status: "pending",
    about: "Roofs inspected, repaired and replaced.",
  },
  {
    name: "Valley View Estates",
    category: "realestate",
    sells: ["home"],
    status: "rejected",
    about: "Homes in the valley.",
    reason:
      "The phone number does not belong to the business named. Please send a number we can call, and your license number.",
  },
  {
    name: "Best Price Gadgets",
    category: "products",
    sells: ["electronics"],
    status: "suspended",
    about: "Gadgets at low prices.",
    reason: "Several buyers reported items that never arrived. Please contact us with proof of shipping.",
  },
];

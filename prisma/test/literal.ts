import type { Literal } from "@/lib/search/query/typed.rules";

export function createLiteral(more: Partial<Literal> = {}): Literal {
  return {
    words: [],
    corrected: [],
    whole: [],
    forms: [],
    core: [],
    conditions: [],
    phrases: [],
    titleKey: "",
    vendorKey: "",
    otherVendorKeys: [],
    brandKey: "",
    vendorListings: 0,
    namedVendors: [],
    ...more,
  };
}

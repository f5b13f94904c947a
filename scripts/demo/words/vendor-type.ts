type VendorCategory = "products" | "services" | "realestate";

/** A demo vendor: what it is called, what it sells and what it says of itself. */
export type VendorWords = {
  name: string;
  category: VendorCategory;
  /** Shops of product-words, kinds of service-words, or groups of property-words. */
  sells: readonly string[];
  about: string;
  logo?: string;
  banner?: string;
};

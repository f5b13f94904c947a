import type { conditions } from "@/lib/listings/rules";
import { truncate } from "@/lib/shared/text";
import { element, merchantPrice, xmlText, type FeedFrame } from "./rules";

export type MerchantProduct = {
  id: string;
  title: string;
  description: string;
  url: string;
  /** Absolute; the cover first, at least one. */
  images: readonly string[];
  /** In dollars. */
  price: number;
  stock: number | null;
  condition: (typeof conditions)[number] | null;
  brand: string | null;
  subcategory: string | null;
};

const limits = { title: 150, description: 5000, brand: 70, type: 750, images: 10 };

const conditionNames = { new: "new", like_new: "used", used: "used", refurbished: "refurbished" } as const;

function itemXml(product: MerchantProduct): string {
  const { id, title, description, url, images, price, stock, condition, brand, subcategory } = product;
  const [cover, ...others] = images;
  return [
    "<item>",
    element("g:id", id),
    element("g:title", truncate(title, limits.title)),
    element("g:description", truncate(description || title, limits.description)),
    element("g:link", url),
    element("g:image_link", cover),
    ...others.slice(0, limits.images).map((image) => element("g:additional_image_link", image)),
    element("g:availability", stock === 0 ? "out_of_stock" : "in_stock"),
    element("g:price", merchantPrice(price)),
    element("g:condition", condition ? conditionNames[condition] : "used"),
    element("g:brand", brand && truncate(brand, limits.brand)),
    // Listings have no GTIN or MPN, which Google otherwise requires.
    element("g:identifier_exists", "no"),
    element("g:product_type", subcategory && truncate(subcategory.replaceAll("/", " > "), limits.type)),
    "</item>",
  ].join("");
}

export function merchantXml(
  { site, url, self, next }: FeedFrame,
  products: readonly MerchantProduct[],
): string {
  const link = (rel: string, href: string) => `<atom:link rel="${rel}" href="${xmlText(href)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", site),
    element("link", url),
    element("description", `Products on ${site}`),
    link("self", self),
    ...(next ? [link("next", next)] : []),
    ...products.map(itemXml),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

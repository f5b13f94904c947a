export const maxSku = 64;
export const maxLowStock = 9999;

/** SKU and low-stock notices are for products. */
export function hasStock(category: string): boolean {
  return category === "products";
}

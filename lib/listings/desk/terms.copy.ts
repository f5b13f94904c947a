import { formatPrice } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";
import { maxLowStock, maxSku } from "./terms.rules";

export const termsCopy = {
  minimumOffer: "Enter an amount above $0, such as 1,250.50",
  wholeCents: "Use at most two decimals, such as 1,250.50",
  abovePrice: (dollars: number) => `Enter at most the price, ${formatPrice(dollars)}`,
  skuForm: `Use up to ${maxSku} letters, digits, and signs, such as CHAIR-01`,
  skuTaken: (title: string) => `Another listing of yours has this SKU: ${title || "a draft"}`,
  lowStock: `Enter a whole number from 0 to ${formatNumber(maxLowStock)}`,
  productsOnly: "Only products have this",
} as const;

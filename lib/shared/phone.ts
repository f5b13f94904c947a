/** Keeps digits only and writes them 3-3-4 with dashes, at most 10 (spec section 5). */
export function formatVendorPhone(input: string): string {
  const digits = input.replace(/\D/g, "").slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

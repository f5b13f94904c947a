const complete = /^[2-9]\d{2}-\d{3}-\d{4}$/;
const elevenDigits = /^\d{3}-\d{3}-\d{5}$/;
/** A single letter after the digits is a typing mistake; two or more are a word, as in 1-800-FLOWERS. */
const withLetters = /\p{L}.*\d|\d\P{L}*\p{L}{2}/su;
const withOtherDigits = /[^\P{N}0-9]/u;
const withCountryCode = /^\D*1\D*\d{3}\D*\d{3}\D*\d{4}\D*$/;
const country = /^\+(?!1)[1-9][\d\s().\-/]*$/;

function grouped(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

export function formatVendorPhone(input: string): string {
  const text = input.trim();
  const digits = text.replace(/\D/g, "");
  const isTyped = elevenDigits.test(text);
  if (isTyped && !digits.startsWith("1")) return text.slice(0, -1);
  const national = isTyped || withCountryCode.test(text) ? digits.replace(/^1/, "") : digits;
  const isOpen = text.startsWith("+") && national === digits;
  const isOther = national.length > 10 || withLetters.test(text) || withOtherDigits.test(text);
  return isOpen || isOther ? input : grouped(national);
}

export function parseUsPhone(text: string): string | null {
  if (/\p{L}/u.test(text) || withOtherDigits.test(text) || elevenDigits.test(text.trim())) return null;
  const phone = formatVendorPhone(text);
  return complete.test(phone) ? phone : null;
}

/** US numbers become 3-3-4; international ones retain their country code; null for anything else. */
export function parsePhone(text: string): string | null {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const digits = trimmed.replace(/\D/g, "").length;
  return country.test(trimmed) && digits >= 8 && digits <= 15 ? trimmed : parseUsPhone(trimmed);
}

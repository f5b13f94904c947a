export type DecimalMark = "." | ",";

type Options = {
  mark?: DecimalMark;
  decimals?: number;
  /** Accepts '6.125', which might otherwise mean 6,125. */
  threeDecimals?: boolean;
};

const number = /^([-−+]?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/;

const swapped: { [mark: string]: string } = { ",": ".", ".": "," };

/**
 * '$1,250.50' → 1250.5, empty → null, anything else → NaN. Commas only group thousands. Ambiguous numbers ('12,99',
 * '0,299', '1.299') and other notations ('1e3', '0x10') are NaN.
 */
export function parseNumber(text: string, options: Options = {}): number | null {
  const { mark = ".", decimals = 12, threeDecimals = false } = options;
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const plain = trimmed
    .replace(/^([-−+]?)\s*\$\s*/, "$1")
    .replace(/[$%]$/, "")
    .trimEnd();
  const written = mark === "," ? plain.replace(/[.,]/g, (sign) => swapped[sign] ?? sign) : plain;
  const [, sign = "", whole = "", fraction = ""] = number.exec(written) ?? [];
  if (whole + fraction === "" || fraction.length > decimals) return Number.NaN;
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (isGroup && !threeDecimals) return Number.NaN;
  const value = Number(`${whole.replaceAll(",", "") || "0"}.${fraction || "0"}`);
  return /[-−]/.test(sign) ? -value : value;
}

export function parseMoney(text: string, mark?: DecimalMark): number | null {
  if (text.trimEnd().endsWith("%")) return Number.NaN;
  return parseNumber(text, { mark, decimals: 2 });
}

export type DecimalMark = "." | ",";

type Options = {
  mark?: DecimalMark;
  decimals?: number;
  /** Accepts '6.125', which might otherwise mean 6,125. */
  threeDecimals?: boolean;
  unit?: "$" | "%";
};

const number = /^([-−+]?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/;

const units = { $: /(?<=^[-−+]?)\$\s*|\$$/, "%": /%$/ };

const swapped: { [mark: string]: string } = { ",": ".", ".": "," };

/**
 * '1,250.50' → 1250.5, empty → null, anything else → NaN. Commas only group thousands. Ambiguous numbers ('12,99',
 * '0,299', '1.299') and other notations ('1e3', '0x10') are NaN.
 */
export function parseNumber(text: string, options: Options = {}): number | null {
  const { mark = ".", decimals = 12, threeDecimals = false, unit } = options;
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const plain = unit ? trimmed.replace(units[unit], "").trimEnd() : trimmed;
  const written = mark === "," ? plain.replace(/[.,]/g, (sign) => swapped[sign] ?? sign) : plain;
  const [, sign = "", whole = "", fraction = ""] = number.exec(written) ?? [];
  if (whole + fraction === "" || fraction.length > decimals) return Number.NaN;
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (isGroup && !threeDecimals) return Number.NaN;
  const value = Number(`${whole.replaceAll(",", "") || "0"}.${fraction || "0"}`);
  return /[-−]/.test(sign) ? -value : value;
}

export function parseMoney(text: string, mark?: DecimalMark): number | null {
  return parseNumber(text, { mark, decimals: 2, unit: "$" });
}

export function parsePercent(text: string, options: Pick<Options, "threeDecimals"> = {}): number | null {
  return parseNumber(text, { ...options, unit: "%" });
}

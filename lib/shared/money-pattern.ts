/** For the `pattern` of an input: amounts that `parseMoney` of typed-number reads, without a sign. */
export const moneyPattern = String.raw`\s*\$?\s*(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{0,2})?|\.\d{1,2})\s*`;

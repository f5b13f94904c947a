/** Four bands form one of the next level; must match price_lexemes() in the database. */
const bandsPerLevel = 4;
const maxLevel = 2;
const lastBand = 191;

/** Must match price_band() in the database: bit length of the cents, then the two bits after the first. */
export function bandOf(cents: number): number {
  const bits = cents > 0 ? cents.toString(2) : "";
  return bandsPerLevel * bits.length + parseInt(bits.slice(1, 3).padEnd(2, "0"), 2);
}

/** Smallest set of listing_search pseudo-lexemes that covers a price range in cents; may extend slightly beyond it. */
export function priceLexemes(minCents: number | undefined, maxCents: number | undefined): string[] {
  if (minCents === undefined && maxCents === undefined) return [];
  const low = minCents === undefined ? 0 : bandOf(minCents);
  const high = maxCents === undefined ? lastBand : bandOf(maxCents);
  return lexemesOf(low, high, 0);
}

function bandRange(lexeme: string): [start: number, end: number] {
  const [, level, place] = /^xp(\d)_(\d+)$/.exec(lexeme)!.map(Number) as [number, number, number];
  const bands = bandsPerLevel ** level;
  const startOf = (band: number) => 2 ** ((band >> 2) - 1) * (1 + (band % bandsPerLevel) / bandsPerLevel);
  return [startOf(place * bands), startOf((place + 1) * bands)];
}

/** Fraction of a band within a range of cents, assuming evenly spread prices. */
export function overlapShare(lexeme: string, minCents = 0, maxCents = Infinity): number {
  const [start, end] = bandRange(lexeme);
  return Math.max(0, Math.min(maxCents, end) - Math.max(minCents, start)) / (end - start);
}

function lexemesOf(low: number, high: number, level: number): string[] {
  const bands = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  const firstWhole = Math.ceil(low / bandsPerLevel);
  const lastWhole = Math.floor((high + 1) / bandsPerLevel) - 1;
  if (level === maxLevel || firstWhole > lastWhole) return bands.map((band) => `xp${level}_${band}`);
  const isUncovered = (band: number) =>
    band < firstWhole * bandsPerLevel || band >= (lastWhole + 1) * bandsPerLevel;
  return [
    ...bands.filter(isUncovered).map((band) => `xp${level}_${band}`),
    ...lexemesOf(firstWhole, lastWhole, level + 1),
  ];
}

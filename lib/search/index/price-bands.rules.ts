/** Four bands make one of the next level, as the database's price_lexemes() has them. */
const bandsPerLevel = 4;
const maxLevel = 2;
/** The last band of the dearest price that a filter may name (10^14 cents). */
const lastBand = 191;

/** As the database's price_band(): how many binary digits the cents have, and the two after the first. */
export function bandOf(cents: number): number {
  const bits = cents > 0 ? cents.toString(2) : "";
  return bandsPerLevel * bits.length + parseInt(bits.slice(1, 3).padEnd(2, "0"), 2);
}

/** The fewest pseudo-lexemes of listing_search that hold all prices of a range in cents, and little beyond its ends. */
export function priceLexemes(minCents: number | undefined, maxCents: number | undefined): string[] {
  if (minCents === undefined && maxCents === undefined) return [];
  const low = minCents === undefined ? 0 : bandOf(minCents);
  const high = maxCents === undefined ? lastBand : bandOf(maxCents);
  return lexemesOf(low, high, 0);
}

/** The least cents of a band and of the one behind it. */
function bandRange(lexeme: string): [start: number, end: number] {
  const [, level, place] = /^xp(\d)_(\d+)$/.exec(lexeme)!.map(Number) as [number, number, number];
  const bands = bandsPerLevel ** level;
  const startOf = (band: number) => 2 ** ((band >> 2) - 1) * (1 + (band % bandsPerLevel) / bandsPerLevel);
  return [startOf(place * bands), startOf((place + 1) * bands)];
}

/** Share of a band within a range of prices in cents, if prices are spread evenly. */
export function overlapShare(lexeme: string, minCents = 0, maxCents = Infinity): number {
  const [start, end] = bandRange(lexeme);
  return Math.max(0, Math.min(maxCents, end) - Math.max(minCents, start)) / (end - start);
}

function lexemesOf(low: number, high: number, level: number): string[] {
  const bands = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  const firstWhole = Math.ceil(low / bandsPerLevel);
  const lastWhole = Math.floor((high + 1) / bandsPerLevel) - 1;
  if (level === maxLevel || firstWhole > lastWhole) return bands.map((band) => `xp${level}_${band}`);
  const isApart = (band: number) =>
    band < firstWhole * bandsPerLevel || band >= (lastWhole + 1) * bandsPerLevel;
  return [
    ...bands.filter(isApart).map((band) => `xp${level}_${band}`),
    ...lexemesOf(firstWhole, lastWhole, level + 1),
  ];
}

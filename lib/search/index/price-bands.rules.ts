/** Four bands make one of the next level, as the database's price_lexemes() has them. */
const perLevel = 4;
const widest = 2;
/** The last band of the dearest price that a filter may name (10^14 cents). */
const lastBand = 191;

/** As the database's price_band(): how many binary digits the cents have, and the two after the first. */
export function bandOf(cents: number): number {
  const bits = cents > 0 ? cents.toString(2) : "";
  return perLevel * bits.length + parseInt(bits.slice(1, 3).padEnd(2, "0"), 2);
}

/** The fewest pseudo-lexemes of listing_search that hold all prices of a range in cents, and little beyond its ends. */
export function priceLexemes(least: number | undefined, most: number | undefined): string[] {
  if (least === undefined && most === undefined) return [];
  const low = least === undefined ? 0 : bandOf(least);
  const high = most === undefined ? lastBand : bandOf(most);
  return lexemesOf(low, high, 0);
}

/** The least cents of a band and of the one behind it. */
function endsOf(lexeme: string): [start: number, end: number] {
  const [, level, place] = /^xp(\d)_(\d+)$/.exec(lexeme)!.map(Number) as [number, number, number];
  const bands = perLevel ** level;
  const startOf = (band: number) => 2 ** ((band >> 2) - 1) * (1 + (band % perLevel) / perLevel);
  return [startOf(place * bands), startOf((place + 1) * bands)];
}

/** Share of a band within a range of prices in cents, if prices are spread evenly. */
export function shareWithin(lexeme: string, least = 0, most = Infinity): number {
  const [start, end] = endsOf(lexeme);
  return Math.max(0, Math.min(most, end) - Math.max(least, start)) / (end - start);
}

function lexemesOf(low: number, high: number, level: number): string[] {
  const bands = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  const firstWhole = Math.ceil(low / perLevel);
  const lastWhole = Math.floor((high + 1) / perLevel) - 1;
  if (level === widest || firstWhole > lastWhole) return bands.map((band) => `xp${level}_${band}`);
  const isApart = (band: number) => band < firstWhole * perLevel || band >= (lastWhole + 1) * perLevel;
  return [
    ...bands.filter(isApart).map((band) => `xp${level}_${band}`),
    ...lexemesOf(firstWhole, lastWhole, level + 1),
  ];
}

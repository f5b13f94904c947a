import type { Reading } from "../analysis/tokens.rules";

const dash = /^\s*[-–—]\s*\$?$/;

/** Whether a dash stands before the token and nothing else. */
export function isDash({ tokens }: Reading, text: string, index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  return Boolean(before && after) && dash.test(text.slice(before!.end, after!.start));
}

/** '2010-2015' is no price. */
export function isYears(low: number, high: number): boolean {
  return low >= 1900 && high < 2100;
}

/** '200-300k' is from 200k on: a number before one in thousands is in thousands too where it is the smaller one. */
export function sharedFactor(low: string, high: string): number {
  const [, from] = /^\$?(\d{1,3}(?:\.\d+)?)$/.exec(low) ?? [];
  const [, to, unit] = /^\$?(\d{1,3}(?:\.\d+)?)(k|m)$/.exec(high) ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return 1;
  return unit === "k" ? 1000 : 1e6;
}

const measured =
  /^(sizes?|ages?|aged|grades?|years?|iso|from|between|scale|no|number|for|of|party|guests?|grit|lens|zoom|converter|adapter|transformer|voltage|volts?|watts?|psi|pieces?|route|highway|channel)$/;
const step = 10;
const leastHigh = 100;

/** 'headphones 50 to 150': two round numbers at the end that nothing says the unit of. */
export function isPlainRange(before: string, low: number, high: number): boolean {
  const isRound = low % step === 0 && high % step === 0;
  return before !== "" && !measured.test(before) && isRound && low > step && high >= leastHigh;
}

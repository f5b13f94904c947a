/** A difference hash compares each pixel of a row with the next: 8 comparisons in 8 rows. */
export const fingerprintSize = { width: 9, height: 8 } as const;

/** Pictures that differ in at most this many of 64 bits look the same: one was resized, saved again or retouched. */
export const maxDifferingBits = 4;

/** Fewer bits of either kind than this: a plain surface or a gradient looks like any other. */
const minDetail = 8;

/** The difference hash of 9×8 gray pixels as a signed number of 64 bits; 0 for a picture without detail. */
export function fingerprintOf(gray: Uint8Array): bigint {
  const { width, height } = fingerprintSize;
  let bits = 0n;
  let set = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      const isBrighter = (gray[at] ?? 0) > (gray[at + 1] ?? 0);
      bits = (bits << 1n) | (isBrighter ? 1n : 0n);
      if (isBrighter) set += 1;
    }
  }
  return set < minDetail || set > 64 - minDetail ? 0n : BigInt.asIntN(64, bits);
}

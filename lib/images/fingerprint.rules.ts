export const fingerprintSize = { width: 9, height: 8 } as const;

/** Number of differing bits, out of 64, up to which pictures count as copies: resized, re-encoded, or retouched. */
export const maxDifferingBits = 4;

/** With fewer set or clear bits, a plain surface or gradient would match any other. */
const minDetail = 8;

/** Difference hash of 9×8 gray pixels as a signed 64-bit number; 0 for a picture without detail. */
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

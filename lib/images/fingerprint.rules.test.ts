import { fingerprintOf, fingerprintSize } from "./fingerprint.rules";

const pixels = fingerprintSize.width * fingerprintSize.height;

test("returns no fingerprint of a picture without detail", () => {
  expect(fingerprintOf(new Uint8Array(pixels).fill(120))).toBe(0n);
  expect(fingerprintOf(Uint8Array.from({ length: pixels }, (_, at) => 200 - (at % 9) * 10))).toBe(0n);
});

test("sets the bit of a pixel brighter than the next, and the sign of the first", () => {
  const stripes = Uint8Array.from({ length: pixels }, (_, at) => (((at % 9) + 1) % 2) * 255);
  expect(BigInt.asUintN(64, fingerprintOf(stripes)).toString(16)).toBe("aaaaaaaaaaaaaaaa");
  expect(fingerprintOf(stripes)).toBeLessThan(0n);
});

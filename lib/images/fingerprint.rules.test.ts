import { fingerprintOf, fingerprintSize } from "./fingerprint.rules";

const pixels = fingerprintSize.width * fingerprintSize.height;

test("a picture without detail has no fingerprint", () => {
  expect(fingerprintOf(new Uint8Array(pixels).fill(120))).toBe(0n);
  expect(fingerprintOf(Uint8Array.from({ length: pixels }, (_, at) => 200 - (at % 9) * 10))).toBe(0n);
});

test("a pixel brighter than the next one sets its bit, and the first one sets the sign", () => {
  const stripes = Uint8Array.from({ length: pixels }, (_, at) => (((at % 9) + 1) % 2) * 255);
  expect(BigInt.asUintN(64, fingerprintOf(stripes)).toString(16)).toBe("aaaaaaaaaaaaaaaa");
  expect(fingerprintOf(stripes)).toBeLessThan(0n);
});

import { maskVin, normalizeVin, vinCheckDigit, vinFlaw } from "./vin.rules";

// Published examples with their check digits, among them the ones of 49 CFR 565 and of ISO 3779 texts.
const valid = ["1M8GDM9AXKP042788", "1HGBH41JXMN109186", "5GZCZ43D13S812715", "11111111111111111"];

describe("VIN", () => {
  test.each(valid)("passes its check digit as %s", (vin) => {
    expect(vinFlaw(vin)).toBeNull();
    expect(vinCheckDigit(vin)).toBe(vin[8]);
  });

  test.each([
    ["1M8GDM9A1KP042788", "checkDigit"],
    ["1HGBH41JXNM109186", "checkDigit"],
    ["1HGBH41JXMN1O9186", "letters"],
    ["1HGBH41JXMN1Q9186", "letters"],
    ["1HGBH41JXMN109186A", "length"],
    ["A12", "length"],
    ["1HGBH41JXMN10918Ä", "form"],
  ])("fails as %s by %s", (vin, flaw) => {
    expect(vinFlaw(vin)).toBe(flaw);
  });

  test("leaves a shorter number to the model year", () => {
    expect(vinFlaw("S123456")).toBeNull();
  });

  test("compares VINs without case, spaces, and dashes", () => {
    expect(normalizeVin(" 1hgbh41jx-mn 109186 ")).toBe("1HGBH41JXMN109186");
  });

  test.each([
    ["1HGBH41JXMN109186", "1HGBH41JXMN••••••"],
    ["S123456", "S••••••"],
    ["A1234", "•••••"],
  ])("shows %s as %s", (vin, shown) => {
    expect(maskVin(vin)).toBe(shown);
  });
});

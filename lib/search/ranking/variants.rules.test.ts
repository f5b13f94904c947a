import { variantOf } from "./variants.rules";

const term = (word: string, operand: string, more: { services?: number; isHead?: boolean } = {}) => ({
  word,
  operands: [operand],
  documents: { products: 1, services: more.services ?? 2, realestate: 0 },
  isHead: more.isHead ?? true,
});
const massage = term("massage", "('massag':AB & !'xcat_realestate')");

test("finds the client before the service", () => {
  expect(variantOf([massage])).toMatch(/^\('prenat' \| .*\) <-> 'massag'$/);
  expect(variantOf([massage, { ...term("", "'xcon_new'"), isImplied: true }])).not.toBe("");
});

test("finds no variants for longer texts, special clients, and goods", () => {
  expect(variantOf([])).toBe("");
  expect(variantOf([massage, term("tampa", "'tampa'", { isHead: false })])).toBe("");
  expect(variantOf([term("couples", "'coupl'")])).toBe("");
  expect(variantOf([term("bear", "'bear'", { services: 0 })])).toBe("");
  expect(variantOf([term("hair cut", "('hair' <-> 'cut')")])).toBe("");
});

import { categories } from "@/lib/listings/rules";
import { closeAfter, closeMatchQuery, minResults, maxWithClose } from "./close.rules";
import { rankingOf } from "../ranking/ranking.rules";
import { type Term } from "../query/terms.rules";

const documents = { products: 5, services: 0, realestate: 0 };
const term = (word: string, more: Partial<Term> = {}): Term => ({
  word,
  operands: [`'${word}'`],
  documents,
  ...more,
});
const entity = term("used", { isFact: true, operands: ["'xcd_used'"] });
const goods = [{ category: "products" as const }];
const closeChoices = (terms: readonly Term[], shown: Parameters<typeof closeMatchQuery>[1] = goods) =>
  closeMatchQuery(terms, shown).choices.map((choice) => choice.map(({ word }) => word).filter(Boolean));

test("drops words, but neither the head word nor an entity", () => {
  const sofa = term("sofa", { isHead: true });
  expect(closeChoices([term("blue"), sofa, entity])).toEqual([["sofa", "used"]]);
  // Keeping only one of the two words isn't a separate step.
  expect(closeChoices([term("blue"), term("velvet"), sofa, entity])).toEqual([["sofa", "used"]]);
  expect(closeChoices([term("blue"), term("velvet"), term("large"), sofa, entity])).toEqual([
    ["large", "sofa", "used"],
    ["velvet", "sofa", "used"],
    ["blue", "sofa", "used"],
  ]);
  expect(closeChoices([term("computer", { isNeeded: true }), term("fast"), sofa])).toEqual([
    ["computer", "sofa"],
  ]);
});

test("drops nothing from a single word, without a head word, or without matches", () => {
  expect(closeChoices([term("sofa", { isHead: true }), entity])).toEqual([]);
  expect(closeChoices([term("blue"), term("velvet")])).toEqual([]);
  expect(closeChoices([term("blue"), term("sofa", { isHead: true })], [])).toEqual([]);
});

test("searches the sections of full matches and ranks by known words", () => {
  const blueSofa = [term("blue"), term("sofa", { isHead: true })];
  const { terms, sections } = closeMatchQuery(blueSofa, goods);
  expect(sections).toEqual(["products"]);
  expect(closeMatchQuery(blueSofa, [...goods, { category: "services" }]).sections).toEqual([
    "products",
    "services",
  ]);
  expect(
    closeMatchQuery(
      blueSofa,
      categories.map((category) => ({ category })),
    ).sections,
  ).toEqual([]);
  expect(terms[0]).toMatchObject({ word: "blue", boostOperands: ["'blue'"] });
});

test("keeps a home type that is both an entity and the head word", () => {
  const house = term("house", { isFact: true, isHead: true });
  expect(closeChoices([term("porch"), term("yard"), house, entity], [{ category: "realestate" }])).toEqual([
    ["house", "used"],
  ]);
});

test("ranks by the head word, not by a phrase before it", () => {
  const bike = term("bike", { isHead: true });
  const { terms } = closeMatchQuery(
    [term("kids bike", { fallback: bike }), term("helmet", { isHead: true })],
    goods,
  );
  expect(rankingOf({ terms: terms }).head).toBe("'helmet':A");
});

test("keeps the service word when the head word is its object", () => {
  const moving = term("moving", {
    operands: ["'move'", "('move':A)"],
    documents: { products: 0, services: 9, realestate: 0 },
  });
  expect(closeChoices([moving, term("piano", { isHead: true })], [{ category: "services" }])).toEqual([
    ["moving"],
  ]);
});

test("repeats no result and stops at the page size or the limit", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }));
  const shown = many.slice(0, 2);
  expect(closeAfter(shown, many, 24).map(({ id }) => id)).toEqual(
    many.slice(2, maxWithClose).map(({ id }) => id),
  );
  expect(closeAfter(shown, many, 3)).toHaveLength(1);
  expect(closeAfter(many, [], 24)).toEqual([]);
  expect(minResults).toBeLessThan(maxWithClose);
});

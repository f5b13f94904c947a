import { asGiving, asOccasion, asSurprise } from "./occasions.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["gift for a wedding", "wedding gift"],
  ["wedding present", "wedding gift"],
  ["birthday present for my sister", "birthday gift"],
  ["present for my sister's birthday", "birthday gift"],
  ["gift ideas for dad", "fathers day gift"],
  ["cheap gift for mom under 30", "cheap mothers day gift under 30"],
  ["gift for a housewarming party", "housewarming gift"],
  ["gifts for mother's day", "mothers day gift"],
  ["christmas presents for kids", "kids gift"],
  ["retirement gift for a coworker in boston", "retirement gift in boston"],
  ["something nice to give my grandmother", "mothers day gift"],
  ["what to get my girlfriend for valentines day", "valentines day gift"],
  ["anniversary surprise for my wife", "anniversary gift"],
  ["surprise for my dad", "fathers day gift"],
  ["birthday surprise", "birthday gift"],
  ["surprise party for my dad", "surprise party for my dad"],
  ["gift for dad who is always fixing things", "fathers day gift"],
  ["gift for my sister who is always cold", "gift"],
  ["present for my uncle who has everything under 50", "gift under 50"],
  ["present for a newborn baby", "baby shower gift"],
  ["what should i get my mom for mothers day", "mothers day gift"],
  ["what should i wear", "what should i wear"],
  ["gift for a gamer", "gift for a gamer"],
  ["gift for a tea lover", "gift for a tea lover"],
  ["gift basket", "gift basket"],
  ["gift card for my mom", "gift card for my mom"],
  ["gift", "gift"],
  ["something to wear for a wedding", "something to wear for a wedding"],
  ["present the flowers", "present the flowers"],
])("'%s' asks for '%s'", (text, asked) => {
  const words = asOccasion(asSurprise(asGiving(tokensOf(text)))).map(({ word }) => word);
  expect(words.join(" ")).toBe(asked);
});

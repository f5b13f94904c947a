import { withoutHousehold } from "./provenance.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["couch from a smoke free home", "couch smoke free"],
  ["crib pet free house", "crib pet free"],
  ["sofa from smoke-free and pet-free home blue", "sofa smoke free and pet free blue"],
  ["smoke free home", "smoke free home"],
  ["apartment in a smoke free building", "apartment in a smoke free building"],
  ["couch from a home", "couch from a home"],
])("'%s' asks for '%s'", (text, expected) => {
  const said = withoutHousehold(tokensOf(text)).map(({ word }) => word);
  expect(said.join(" ")).toBe(expected);
});

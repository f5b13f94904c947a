import type { Token } from "../analysis/tokens.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const foods = set(
  "pasta ravioli gnocchi lasagna spaghetti noodles noodle ramen pho sushi dumplings dumpling pierogi pierogies empanadas empanada " +
    "tamales tamale tacos taco tortillas tortilla burritos salsa mole pizza pizzas bread breads sourdough bagels bagel baguettes " +
    "baguette croissants croissant pastry pastries pie pies cake cakes cupcakes cookies cookie macarons macaron brownies donuts " +
    "doughnuts muffins dessert desserts candy chocolates truffles cheese mozzarella yogurt butter jam jams jelly pickles kimchi " +
    "sauerkraut kombucha curry curries stew soup soups sauce sauces gravy salad salads steak steaks meat meats bbq barbecue brisket ribs " +
    "roast chicken turkey fish seafood paella risotto tapas crepes pancakes waffles omelets omelettes eggs rice beans falafel hummus " +
    "biryani samosas naan dosa food foods meal meals dinner dinners dish dishes cuisine tofu tempeh gumbo jambalaya meatballs " +
    "sausage sausages burgers fondue souffle quiche cocktails",
);
const cuisines =
  /^(italian|french|thai|indian|mexican|chinese|japanese|korean|vietnamese|greek|spanish|cajun|creole|southern|vegan|vegetarian|gluten|mediterranean|ethiopian|turkish|lebanese|german|polish|american|soul)$/;
const teaching = /^(teach|teaches|teaching|learn|learning|show|shows)$/;
/** Between the teaching and what is taught. */
const passed =
  /^(me|us|my|our|him|her|them|how|to|a|an|the|some|kids?|sons?|daughters?|child|children|wife|husband|mom|dad|girlfriend|boyfriend|teenagers?|teens?|family|friends?|and|i)$/;
const making = /^(make|makes|making|prepare|preparing|roll|rolling|shape|stretch|decorate|decorating)$/;
const cooking =
  /^(cook|cooking|bake|baking|grill|grilling|smoke|smoking|barbecue|barbecuing|saute|roast|roasting)$/;
const lesson = /^(class|classes|lessons?|courses?|workshops?)$/;

function isFood(word: string): boolean {
  return foods.has(word) || cuisines.test(word);
}

/** 'Teach me to make pasta' and 'bread baking class' as 'cooking class': who teaches one dish teaches to cook. */
export function asCooking(tokens: readonly Token[]): Token[] {
  const asClass = (from: number, to: number) => [
    ...tokens.slice(0, from),
    { ...tokens[from]!, word: "cooking" },
    { ...tokens[from]!, word: "class" },
    ...tokens.slice(to),
  ];
  const isDish = (word: string) =>
    isFood(word) ||
    /^(homemade|fresh|own|real|handmade|good|great|from|scratch|and|a|an|my|some)$/.test(word);
  const endOf = (from: number) => {
    const length = tokens.slice(from).findIndex(({ word }) => !isDish(word));
    return length < 0 ? tokens.length : from + length;
  };
  const teacher = tokens.findIndex(({ word }) => teaching.test(word));
  if (teacher >= 0) {
    const at = tokens.findIndex(({ word }, index) => index > teacher && !passed.test(word));
    const verb = tokens[at]?.word ?? "";
    const end = endOf(at + 1);
    const hasFood = tokens.slice(at + 1, end).some(({ word }) => isFood(word));
    const isCooking = cooking.test(verb) && (hasFood || end === tokens.length);
    return isCooking || (making.test(verb) && hasFood) ? asClass(0, end) : [...tokens];
  }
  const at = tokens.findIndex(({ word }) => lesson.test(word));
  const [before = "", first = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  const isMade = (making.test(before) || cooking.test(before)) && isFood(first);
  if (at < 1 || !(isMade || foods.has(before))) return [...tokens];
  return asClass(at - (isMade ? 2 : 1), at + 1);
}

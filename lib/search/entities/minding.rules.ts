import type { Token } from "../analysis/tokens.rules";
import { mine } from "../analysis/verbs.rules";

/** Who is not at home says so: 'while I'm on holiday', 'when we are out of town'. */
const meanwhile = /^(while|whilst|when|during|as)$/;
const away =
  /^(away|holidays?|vacation|vacations|abroad|overseas|travel|travels|traveling|travelling|gone|trip|trips|honeymoon|town|hospital)$/;
const passed =
  /^(i|im|we|were|us|my|our|the|a|are|am|is|be|going|go|on|in|at|out|of|off|both|all|business|work|summer|winter|family|long|for)$/;
/** Days that people spend elsewhere: 'feed the cat over christmas'. */
const isFeast = /^(christmas|xmas|easter|thanksgiving|weekends?|holidays?|summer|winter|new|spring)$/;

/** What animals are called when somebody minds them; of those that few keep 'pet'. */
const sorts: Readonly<Record<string, string>> = {
  ...Object.fromEntries("dog dogs pup puppy puppies doggy doggies".split(" ").map((word) => [word, "dog"])),
  ...Object.fromEntries("cat cats kitten kittens kitty kitties".split(" ").map((word) => [word, "cat"])),
  ...Object.fromEntries(
    "pet pets animal animals rabbit rabbits bunny bunnies hamster hamsters parrot parrots budgie budgies gerbil gerbils"
      .split(" ")
      .map((word) => [word, "pet"]),
  ),
};
const houses = /^(house|home|flat|apartment|place|condo)$/;
const plants = /^(plants?|houseplants?)$/;
const gardens = /^(garden|yard|backyard|flowerbeds?)$/;
const isOf = /^(my|our|the|a|an|two|three|four|both|old|little|small|elderly|new)$/;

const minding: readonly RegExp[] = [
  /^(mind|feed|minding|feeding)$/,
  /^look after$/,
  /^looking after$/,
  /^check on$/,
  /^take care of$/,
  /^taking care of$/,
  /^care for$/,
  /^leave$/,
  /^water$/,
];

/** How many words of minding something begin a text: 2 of 'look after my cat'. */
function lengthOfMinding(words: readonly string[]): number {
  const isSaid = (length: number) => minding.some((verb) => verb.test(words.slice(0, length).join(" ")));
  return [3, 2, 1].find(isSaid) ?? 0;
}

/** Where an absence begins that ends what is said; -1 where nobody is away. */
function absenceAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0) return false;
    if (word === "over") return isFeast.test(words.slice(at + 1).find((one) => !mine.has(one)) ?? "");
    if (!meanwhile.test(word)) return false;
    return away.test(words.slice(at + 1).find((one) => !passed.test(one)) ?? "");
  });
}

/** 'My cat while I'm on holiday' as 'cat sitting': what has to be minded while nobody is at home. */
export function asMinding(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const verb = lengthOfMinding(words);
  const end = absenceAt(words);
  const isAway = end > verb;
  if (verb === 0 && !isAway) return [...tokens];
  const said = tokens.slice(verb, isAway ? end : tokens.length);
  const span = said.findIndex(({ word }) =>
    /^(for|in|at|overnight|over|from|near|every|twice|on|this|next)$/.test(word),
  );
  const whole = span < 0 ? said : said.slice(0, span);
  const behind = isAway || span < 0 ? [] : said.slice(span);
  const isMine = mine.has(whole[0]?.word ?? "");
  const what = whole.filter(({ word }) => !isOf.test(word));
  const [thing] = what;
  if (!thing || what.length > 1) return [...tokens];
  const of = (name: string, doing: string) => [
    { ...thing, word: name },
    { ...thing, word: doing },
    ...behind,
  ];
  const sort = Object.hasOwn(sorts, thing.word) ? sorts[thing.word]! : null;
  if (sort && (isAway || isMine)) return of(sort, "sitting");
  if (!isAway) return [...tokens];
  if (plants.test(thing.word)) return of("plant", "sitting");
  if (gardens.test(thing.word)) return of("garden", "maintenance");
  return houses.test(thing.word) && (isMine || verb > 0) ? of("house", "sitting") : [...tokens];
}

/** What to mind, where a longer text tells of an absence and of an animal somewhere. */
export function mindedIn(words: readonly string[]): string | null {
  const animal = words.find((word) => Object.hasOwn(sorts, word));
  const isAway = words.some((word) =>
    /^(away|vacation|holidays?|abroad|overseas|traveling|travelling)$/.test(word),
  );
  return animal && isAway ? `${sorts[animal]!} sitting` : null;
}

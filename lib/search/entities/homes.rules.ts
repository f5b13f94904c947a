import { offerNames } from "@/lib/listings/rules";
import { homeTypes, table, type Phrases } from "./home-types.rules";
import { claimMixedUse } from "./mixed-use.rules";
import { isWorkshop } from "./shops.rules";
import { claimPhrases, standsAt, wordAt, type Reading, type IsThere } from "../analysis/tokens.rules";

const { rent, sale } = offerNames;
const offers: Phrases = {
  ...table(
    "offer",
    rent,
    ["xlt_rent"],
    "for rent, to rent, 4 rent, for lease, to let, for rental, for let, to be let, flat share, flatshare, house share, houseshare, flat to share, house to share, lodgings, student digs, short let, long let, holiday let, holiday lets, rent, rents, rented, rental, rentals, renting, lease, leasing, long term rental, sublet, sublets, sublease",
  ),
  ...table(
    "offer",
    sale,
    ["xlt_sale"],
    "for sale, for sail, 4 sale, to buy, on sale, for purchase, buy, buying",
  ),
};

const animals = ["pet", "pets", "dog", "dogs", "cat", "cats"];

/** 'Dogs allowed', 'that allows cats', 'pet friendly'. */
const petPhrases = [
  ...animals.flatMap((one) =>
    ["friendly", "ok", "okay", "allowed", "welcome", "accepted"].map((word) => `${one} ${word}`),
  ),
  ..."allow allows allowing accept accepts accepting take takes welcome welcomes"
    .split(" ")
    .flatMap((doing) =>
      animals.flatMap((one) => [`${doing} ${one}`, `that ${doing} ${one}`, `which ${doing} ${one}`]),
    ),
  "with pets",
].join(", ");

/** 'For me and my dog'. */
const ownPets = animals
  .flatMap((one) => [
    `with my ${one}`,
    `and my ${one}`,
    `my ${one}`,
    `with a ${one}`,
    `with ${one}`,
    `for ${one}`,
  ])
  .filter((phrase) => !/^(with|for) pet$/.test(phrase))
  .join(", ");

const comforts: Phrases = {
  ...table("furnished", "Furnished", ["xfu_1"], "furnished, fully furnished, with furniture"),
  ...table("furnished", "Unfurnished", ["xfu_0"], "unfurnished, not furnished, without furniture"),
  ...table("pets", "Pets welcome", ["xpe_1"], `${petPhrases}, ${ownPets}`),
  ...table("pets", "No pets", ["xpe_0"], "no pets, without pets, pet free"),
};

/** 'With a two car attached garage', however it is said. */
function garagesFor(...counts: readonly string[]): string {
  const sizes = counts.flatMap((count) =>
    /^(double|triple)$/.test(count) ? [count] : [`${count} car`, `${count}car`],
  );
  const kinds = ["", "attached ", "detached "];
  const said = sizes.flatMap((size) => [
    ...kinds.map((kind) => `${size} ${kind}garage`),
    ...kinds.slice(1).map((kind) => `${kind}${size} garage`),
  ]);
  return ["with a ", "with ", ""].flatMap((before) => said.map((garage) => before + garage)).join(", ");
}

const parking: Phrases = {
  ...table("parking", "2-car garage", ["xpk_garage_2", "xpk_garage_3"], garagesFor("2", "two", "double")),
  ...table("parking", "3-car garage", ["xpk_garage_3"], garagesFor("3", "three", "triple")),
  ...table(
    "parking",
    "Garage",
    ["xpk_garage", "garag"],
    "with a garage, with garage, 1 car garage, one car garage, car garage, attached garage, detached garage, garage space, garage",
  ),
  ...table(
    "parking",
    "Parking",
    ["xpk_1", "xpk_garage"],
    "with a parking space, with parking space, with off street parking, with parking, off street parking, parking space, parking spot, parking included, private parking, parking",
  ),
};

const studio: Phrases = {
  ...table(
    "bedrooms",
    "Studio",
    ["xbd_0"],
    "studio, studios, studio flat, bachelor, efficiency, bedsit, bedsits, bedsitter, bedsitters, bed sit",
  ),
};

const tables = [homeTypes, offers, comforts, parking, studio];

/** Whether words side by side say something of a home: 'office space'. */
export function isHomePhrase(phrase: string): boolean {
  return phrase.includes(" ") && tables.some((phrases) => Object.hasOwn(phrases, phrase));
}

export const homeFacts: readonly string[] = tables.flatMap((phrases) =>
  Object.values(phrases).flatMap(({ lexemes }) => lexemes),
);

/** Every word of these tables: typing errors are mended towards them too. */
export const homeWords: readonly string[] = [
  ...new Set(
    [
      ...Object.keys(homeTypes),
      ...Object.keys(comforts),
      ...Object.keys(studio),
      "bedroom",
      "bedrooms",
      "bathroom",
      "rental",
      "rentals",
    ].flatMap((phrase) => phrase.split(" ")),
  ),
].filter((word) => word.length > 4);

/** The shorter ones, which are near to many words. */
export const shortHomeWords: readonly string[] = ["rent", "sale", "home", "land", "farm", "flat"];

/** Words before 'house' that make another thing of it. */
const notHomes = new Set(
  "dog doll dolls play tree green bird bat bounce hen chicken pet power club coffee steak ware white full light tire open haunted".split(
    " ",
  ),
);

/** Near a home they are no part of it, and not asked for. */
const around = /^(stores|shops|restaurants|pubs|offices)$/;

const ownHouses = new Set("dog doll dolls play tree bird bat hen chicken bounce".split(" "));

/** Whether two words are one thing: of a 'tree house' there is no other house, where a 'white house' may be a home. */
export function isOwnHouse(first: string, second: string): boolean {
  return /^houses?$/.test(second) && ownHouses.has(first);
}

const flats = new Set("apartment apartments apt apts flat flats unit units rental pad".split(" "));

/** Claims what is said of a home: its type, rent or sale, furniture, pets, a studio. */
export function claimHome(reading: Reading, isThere: IsThere): void {
  claimPhrases(reading, comforts, isThere);
  claimPhrases(
    reading,
    offers,
    (phrase, index, wish) =>
      isThere(phrase, index, wish) && !(phrase === "lease" && wordAt(reading, index - 1) === "new"),
  );
  // An 'efficiency' is a studio where it is an apartment.
  claimPhrases(
    reading,
    studio,
    (phrase, index, wish) =>
      isThere(phrase, index, wish) &&
      (/^(studio|bed ?sit)/.test(phrase) || flats.has(wordAt(reading, index + 1))),
  );
  claimMixedUse(reading, isThere);
  claimPhrases(
    reading,
    homeTypes,
    (phrase, index, wish) =>
      isThere(phrase, index, wish) &&
      !(/^(house|home)s?$/.test(phrase) && notHomes.has(wordAt(reading, index - 1))) &&
      !isWorkshop(reading.tokens, index) &&
      !(around.test(phrase) && /^(near|to|nearby)$/.test(wordAt(reading, index - 1))),
  );
  claimPhrases(reading, parking, isThere);
  // 'rent a house': what is between them says nothing.
  for (const [index, token] of reading.tokens.entries()) {
    const next = reading.claimed[index + 1];
    const before = reading.claimed[index - 1];
    if (
      before?.kind === "offer" &&
      next?.kind === "type" &&
      /^(an?|the|my)$/.test(token.word) &&
      standsAt(reading, index, [token.word])
    )
      reading.claimed[index] = before;
  }
}

import { offerNames, propertyTypeGroups, type PropertyType } from "@/lib/listings/rules";
import { emptyLand } from "./lots.rules";
import { apartmentBuildings, claimMixedUse } from "./mixed-use.rules";
import { isWorkshop } from "./shops.rules";
import {
  claimPhrases,
  standsAt,
  wordAt,
  type Reading,
  type IsThere,
  type Wish,
  type WishKind,
} from "./tokens.rules";

type Phrases = Record<string, Omit<Wish, "start" | "end">>;

function table(kind: WishKind, label: string, lexemes: readonly string[], phrases: string): Phrases {
  return Object.fromEntries(phrases.split(", ").map((phrase) => [phrase, { kind, label, lexemes }]));
}

function typed(label: string, types: readonly PropertyType[], phrases: string): Phrases {
  return table("type", label, types.map(lexemeOf), phrases);
}

const { Residential, Commercial, Land } = propertyTypeGroups;

const lexemeOf = (type: PropertyType) => `xpt_${type.replaceAll("-", "_")}`;
/** Land has any price. */
export const landLexemes: ReadonlySet<string> = new Set(Land.map(lexemeOf));
/** What people live in. */
export const housing: readonly string[] = Residential.map(lexemeOf);

const types: Phrases = {
  ...typed(
    "House",
    ["single-family"],
    "house, houses, single family, single family home, single family homes, single family house, single family houses, detached house, family home, family homes, ranch house, ranch houses, ranch home, ranch homes, ranch style house, ranch style home, split level house, split level home, cape cod house, colonial house, colonial home, craftsman house, craftsman home, tudor house, tudor home, bungalow, bungalows, villa, villas, cottage, cottages, detached bungalow, detached home, detached property, chalet bungalow, council house, freehold house, house and garden",
  ),
  ...typed(
    "Home",
    Residential,
    "home, homes, residential property, housing, place to live, place to stay, somewhere to live, somewhere to stay, something to live in, place of my own, place of our own, starter home, starter homes, starter house, patio home, patio homes",
  ),
  ...typed(
    "Apartment",
    ["apartment"],
    "apartment, apartments, apt, apts, flat, flats, apartment unit, council flat, council flats, purpose built flat, leasehold flat, holiday flat, holiday apartment, basement flat, basement suite, granny flat",
  ),
  ...typed("Condo", ["condo"], "condo, condos, condominium, condominiums"),
  ...typed(
    "Townhouse",
    ["townhouse"],
    "townhouse, townhouses, townhome, townhomes, town house, town home, town houses, rowhouse, rowhouses, rowhome, rowhomes, row house, row houses, row home, row homes, brownstone, brownstones, terraced house, terraced houses, terrace house, terrace houses, terraced home, terraced property, end of terrace, end of terrace house, end terrace, end terrace house, mid terrace, mid terrace house, mews house, mews houses, linked house",
  ),
  ...typed(
    "Duplex",
    ["duplex"],
    "duplex, duplexes, two family home, two family house, multi family, multi family home, multifamily, multifamily home, triplex, fourplex, quadplex, two flat, semi detached, semi detached house, semi detached houses, semi detached home, semi detached property, semi detached bungalow, semidetached, semidetached house",
  ),
  ...typed("Apartment building", ["duplex", "mixed-use"], apartmentBuildings),
  ...typed(
    "Investment property",
    ["duplex", "mixed-use"],
    "investment property, investment properties, income property",
  ),
  ...typed("Maisonette", ["apartment", "duplex"], "maisonette, maisonettes"),
  ...typed(
    "Mobile home",
    ["mobile"],
    "mobile home, mobile homes, trailer home, trailer homes, house trailer, manufactured home, manufactured homes, manufactured house, modular home, trailer house, double wide, single wide, double wide trailer, single wide trailer, doublewide, singlewide, doublewide trailer, prefab, prefabs, prefab home, prefab homes, prefab house, prefab houses, prefabricated home, prefabricated homes, prefabricated house, prefabricated houses, static caravan, static caravans, static home, park home, park homes, residential caravan, caravan home",
  ),
  ...typed(
    "Office",
    ["office"],
    "office, offices, office space, office spaces, office suite, office building, office unit, workspace, coworking, coworking space, co working space, executive suite, office premises, serviced office, serviced offices",
  ),
  ...typed(
    "Retail",
    ["retail"],
    "retail, retail store, retail stores, retail shop, retail store space, store space, retail building, store building, shop building, retail space, retail unit, store, stores, storefront, store front, shop, shop space, shops, shop premises, shop unit, shop units, retail premises, lock up shop, high street shop, shopfront, shopfronts, shop front, storefronts, strip mall, boutique space, salon space, barbershop space, convenience store, corner store, mini mart",
  ),
  ...typed(
    "Industrial",
    ["industrial"],
    "warehouse, warehouses, warehouse space, industrial, industrial unit, industrial space, industrial building, factory building, factory buildings, warehouse building, warehouse buildings, flex space, factory, industrial estate unit, industrial estate, industrial premises, trade unit, workshop unit, workshop space, manufacturing space, machine shop, light industrial, fulfillment center, fulfilment centre, distribution center, distribution warehouse, storage warehouse, logistics center, depot",
  ),
  ...typed(
    "Hospitality",
    ["hospitality"],
    "hotel, hotels, hotel building, motel, motels, inn, inns, bed and breakfast, bnb, lodging, lodgings, lodge, lodges, guesthouse, guesthouses, hostel, hostels, resort, resorts, hospitality",
  ),
  ...typed(
    "Restaurant",
    ["restaurant"],
    "restaurant, restaurants, restaurant building, restaurant space, bistro, diner, pub, pubs, public house, cafe premises, takeaway, takeaways, takeaway premises, eatery, eateries, gastropub, brewpub, taproom, tavern, pizzeria, pizza place, steakhouse, coffeehouse, coffee house, canteen",
  ),
  ...typed(
    "Mixed use",
    ["mixed-use"],
    "mixed use, mixed use building, shops and apartments, stores and apartments, apartments and shops, apartments and stores, shops and flats, flats and shops",
  ),
  ...typed(
    "Commercial",
    Commercial,
    "commercial property, commercial space, commercial real estate, commercial building, business property, business premises, commercial premises, premises",
  ),
  ...typed("Land", Land, "land, acreage, acres, plot of land, piece of land, land plot, plots of land"),
  ...typed(
    "Vacant land",
    ["vacant-land"],
    `${emptyLand}, lot, lots, building lot, building lots, parcel, plot, land lot, building plot, building plots, house plot`,
  ),
  ...typed(
    "Farm",
    ["farm"],
    "farm, farms, ranch, ranches, homestead, farmland, farm land, smallholding, smallholdings, small holding, hobby farm, lifestyle block, croft, house with barn, house with a barn, home with barn, home with a barn, property with barn, property with a barn, land with a barn, horse property, horse farm, equestrian property",
  ),
  ...typed("Development", ["development"], "development site, development land, subdivision"),
  // Any shop may become one.
  ...typed("Restaurant or retail", ["restaurant", "retail"], "cafe space"),
  ...table("type", "Real estate", ["xcat_realestate"], "real estate, property, properties, realty"),
};

const homes = Object.keys(types);

/** Whether a home is what a text says last: '2 bedroom house'. */
export function endsInHome(text: string): boolean {
  const said = ` ${text.toLowerCase()}`;
  return homes.some((home) => said.endsWith(` ${home}`));
}

const { rent, sale } = offerNames;
const offers: Phrases = {
  ...table(
    "offer",
    rent,
    ["xlt_rent"],
    "for rent, to rent, 4 rent, for lease, to let, for rental, for let, to be let, flat share, flatshare, house share, houseshare, flat to share, house to share, lodgings, student digs, short let, long let, holiday let, holiday lets, rent, rents, rented, rental, rentals, renting, lease, leasing, long term rental, sublet, sublets, sublease",
  ),
  ...table("offer", sale, ["xlt_sale"], "for sale, 4 sale, to buy, on sale, for purchase, buy, buying"),
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

export const homeFacts: readonly string[] = [types, offers, comforts, parking, studio].flatMap((phrases) =>
  Object.values(phrases).flatMap(({ lexemes }) => lexemes),
);

/** Every word of these tables: typing errors are mended towards them too. */
export const homeWords: readonly string[] = [
  ...new Set(
    [
      ...Object.keys(types),
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
    types,
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

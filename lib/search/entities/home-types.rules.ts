import { propertyTypeGroups, type PropertyType } from "@/lib/listings/rules";
import { emptyLand } from "./lots.rules";
import { apartmentBuildings } from "./mixed-use.rules";
import type { Wish, WishKind } from "../analysis/tokens.rules";

/** What phrases of a kind stand for. */
export type Phrases = Record<string, Omit<Wish, "start" | "end">>;

/** A table of phrases that all stand for the same. */
export function table(kind: WishKind, label: string, lexemes: readonly string[], phrases: string): Phrases {
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

/** What people call each type of home, building and land. */
export const homeTypes: Phrases = {
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

const homes = Object.keys(homeTypes);

/** Whether a home is what a text says last: '2 bedroom house'. */
export function endsInHome(text: string): boolean {
  const said = ` ${text.toLowerCase()}`;
  return homes.some((home) => said.endsWith(` ${home}`));
}

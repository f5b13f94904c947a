import { agencies } from "./agencies";
import { crews } from "./crews";
import { shops } from "./shops";
import type { VendorWords } from "./vendor-type";

/** In the order in which the demo seed makes them. */
export const vendorWords: readonly VendorWords[] = [...shops, ...crews, ...agencies];

/** Names of more vendors, for large loads: a first and a second half. */
export const vendorNameParts = {
  first:
    "Amber,Birch,Bluebird,Bridge,Cedar,Clover,Copper,Cricket,Dogwood,Elm,Fairview,Fox,Granite,Harvest,Hazel,Heron,Iron,Ivy,Juniper,Kite,Lantern,Linden,Magpie,Maple,Meadow,Mill,North,Oak,Orchard,Otter,Pebble,Pine,Quarry,Raven,River,Rowan,Sage,Silver,Spruce,Stone,Sparrow,Thistle,Union,Violet,Walnut,Willow,Wren,Yarrow".split(
      ",",
    ),
  second: {
    products:
      "Supply,Goods,Trading,Mercantile,Outfitters,Workshop,Market,Finds,Exchange,Depot,Emporium,Shop".split(
        ",",
      ),
    services: "Services,Works,Crew,Partners,Studio,Collective,Co-op,Helpers,Solutions,Guild,Team,Pros".split(
      ",",
    ),
    realestate:
      "Realty,Homes,Properties,Land Company,Residential,Estates,Real Estate,Brokers,Housing,Living".split(
        ",",
      ),
  },
} as const;

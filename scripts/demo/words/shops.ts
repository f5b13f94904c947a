import type { VendorWords } from "./vendor-type";

/** Vendors of products. */
export const shops: readonly VendorWords[] = [
  {
    name: "Aperture & Sons",
    category: "products",
    sells: ["electronics"],
    logo: "aperture",
    banner: "shelf",
    about:
      "Cameras, audio and computers, secondhand and bench-tested. We’ve been taking things apart since 1998 and still love it.",
  },
  {
    name: "Second Spin Audio",
    category: "products",
    sells: ["electronics", "music"],
    logo: "wave",
    about:
      "Good sound shouldn’t cost a month’s rent. We buy, clean, repair and resell, and everything gets a listen before it leaves.",
  },
  {
    name: "The Fixed Wheel",
    category: "products",
    sells: ["sports"],
    logo: "rings",
    about:
      "A neighborhood bike shop that also cares about everything else with wheels. Tune-ups while you wait, coffee included.",
  },
  {
    name: "Fern & Fable Home",
    category: "products",
    sells: ["home"],
    logo: "leaf",
    banner: "room",
    about:
      "Furniture and small things for calm rooms. Half of what we sell is old, and all of it has plenty of years left.",
  },
  {
    name: "Hollis Woodworks",
    category: "products",
    sells: ["home", "tools"],
    logo: "bricks",
    banner: "bench",
    about:
      "A two-person workshop for chairs, tables and tools. Everything we make is oiled by hand and guaranteed for ten years.",
  },
  {
    name: "Wild Stem Flowers",
    category: "products",
    sells: ["garden"],
    logo: "bloom",
    about:
      "Flowers from growers within fifty miles, tied the morning they are cut. We deliver by bike downtown.",
  },
  {
    name: "Sugar Street Bakery",
    category: "products",
    sells: ["food"],
    about: "Cakes to order, honey from friends and bread on Saturdays. Three bakers, one oven, no shortcuts.",
  },
  {
    name: "Maison Verle",
    category: "products",
    sells: ["fashion"],
    logo: "spark",
    about: "Bags, coats and jewelry with a past. We authenticate each piece and describe every scratch.",
  },
  {
    name: "Canal Street Outfitters",
    category: "products",
    sells: ["fashion", "sports"],
    about: "Clothes and gear for people who walk to work and hike on Sunday. Fair prices, honest sizes.",
  },
  {
    name: "Bellweather Music",
    category: "products",
    sells: ["music"],
    logo: "needle",
    about:
      "Instruments for beginners and for people who never stopped. Every one is set up by our luthier before it goes out.",
  },
  {
    name: "Prairie Motors",
    category: "products",
    sells: ["vehicles"],
    logo: "compass",
    about:
      "Trucks, scooters and tractors with clean titles and a written inspection. Bring your own mechanic. The coffee’s on us.",
  },
  {
    name: "Willow Lane Goods",
    category: "products",
    sells: ["home", "gifts"],
    about: "Baskets, toys and pots made by eleven families we know by name. Nothing here was rushed.",
  },
  {
    name: "Button & Bear",
    category: "products",
    sells: ["gifts"],
    about:
      "Toys and gifts for small people, sewn in a bright room above a hardware store. Every bear gets a name before it ships.",
  },
  {
    name: "Ironside Tool Co.",
    category: "products",
    sells: ["tools"],
    logo: "hex",
    about: "Tools for people who use them. We sell new and rebuilt, and we sharpen anything.",
  },
  {
    name: "Northgate Supply",
    category: "products",
    sells: ["sports", "fashion"],
    logo: "peaks",
    about: "Tents, boots and packs, tested on our own weekends. If it leaks, we want to know.",
  },
  {
    name: "Loom & Lane",
    category: "products",
    sells: ["gifts", "home"],
    about: "Wool dyed in small batches, and everything that goes with it. Classes on Thursday evenings.",
  },
  {
    name: "Old Mill Antiques",
    category: "products",
    sells: ["home"],
    logo: "arches",
    about:
      "Clocks, mirrors and chairs from houses within a day's drive, restored in the mill behind the shop.",
  },
  {
    name: "Corner Books & Records",
    category: "products",
    sells: ["gifts", "electronics"],
    about: "Books by the bundle, radios by the piece. The cat is not for sale.",
  },
  {
    name: "Green Room Plants",
    category: "products",
    sells: ["garden", "home"],
    logo: "tree",
    about: "Houseplants that survive their owners. Free repotting for the first year.",
  },
  {
    name: "Tidewater Trading",
    category: "products",
    sells: ["fashion", "home"],
    about: "A harbor shop for bags, lamps and things found on good days.",
  },
  {
    name: "Kestrel Electronics",
    category: "products",
    sells: ["electronics"],
    logo: "bolt",
    about:
      "Refurbished computers and sound with a twelve-month warranty. We wipe every drive and replace every battery below ninety percent.",
  },
  {
    name: "Fieldmaster Equipment",
    category: "products",
    sells: ["vehicles", "tools"],
    about: "Tractors and farm equipment, bought from people we know and sold with their history.",
  },
];

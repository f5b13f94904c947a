import type { VendorWords } from "./vendor-type";

/** Vendors of services. */
export const crews: readonly VendorWords[] = [
  {
    name: "Bright & Tidy",
    category: "services",
    sells: ["cleaning"],
    logo: "sunrise",
    about: "A cleaning company owned by the people who clean. Same team, same day, every week.",
  },
  {
    name: "Harbor Plumbing",
    category: "services",
    sells: ["plumbing"],
    logo: "drop",
    about: "Master plumbers for leaks, drains and water heaters. We answer the phone at night.",
  },
  {
    name: "Voltline Electric",
    category: "services",
    sells: ["electrical"],
    about: "Licensed electricians for old houses and new chargers. Permits, tests and clean walls included.",
  },
  {
    name: "Two Coats Painting",
    category: "services",
    sells: ["painting", "handyman"],
    about: "Painters who do the prep. We’ve painted most of the houses on our own street.",
  },
  {
    name: "Root & Branch Gardens",
    category: "services",
    sells: ["gardening"],
    about: "Gardens that fit your climate and your life. Designed, planted and cared for by three gardeners.",
  },
  {
    name: "Steady Hands Moving",
    category: "services",
    sells: ["moving"],
    logo: "layers",
    about: "Careful movers with their own trucks. Not one thing broken in our last 400 moves. Yes, we count.",
  },
  {
    name: "Mended",
    category: "services",
    sells: ["handyman", "electrical"],
    about: "Small repairs done right, the same week you call.",
  },
  {
    name: "Good Light Studio",
    category: "services",
    sells: ["photography"],
    banner: "hills",
    about:
      "Portraits, families and small weddings in daylight. Our favorite shots are the ones where nobody’s looking at the camera.",
  },
  {
    name: "The Long Table",
    category: "services",
    sells: ["catering", "events"],
    about: "Dinners for eight to sixty, cooked at your place from whatever the market had that morning.",
  },
  {
    name: "Curl & Co.",
    category: "services",
    sells: ["hair"],
    about: "Cuts for every kind of hair, by stylists who listen first.",
  },
  {
    name: "Stillwater Massage",
    category: "services",
    sells: ["spa"],
    about: "Therapeutic massage in a quiet studio or at your home. Licensed since 2011.",
  },
  {
    name: "Paws on Pine",
    category: "services",
    sells: ["pets"],
    logo: "paw",
    about: "Dog walks, cat visits and patient grooming. You get a photo every time.",
  },
  {
    name: "Chalk & Co. Tutoring",
    category: "services",
    sells: ["tutoring"],
    about: "Certified teachers for math, reading and tests. We find the gap and start there.",
  },
  {
    name: "Open Strings Music School",
    category: "services",
    sells: ["music"],
    about: "Lessons for all ages from working musicians. Borrow an instrument for the first month.",
  },
  {
    name: "Stronger Together Training",
    category: "services",
    sells: ["training", "spa"],
    about: "Coaching for people who sit at desks. Outdoors when we can.",
  },
  {
    name: "Plain Web",
    category: "services",
    sells: ["web"],
    about: "Websites for shops and trades: quick, clear, yours. We write the words with you.",
  },
  {
    name: "Ledger & Leaf",
    category: "services",
    sells: ["bookkeeping"],
    about: "Bookkeeping you can follow, for businesses under 50 people.",
  },
  {
    name: "Corner Garage",
    category: "services",
    sells: ["auto"],
    about: "Car repairs with photos of what was wrong. 12-month warranty on parts and labor.",
  },
  {
    name: "Fete & Field",
    category: "services",
    sells: ["events", "catering"],
    about: "Weddings and parties planned by people who love lists and always have a rain plan.",
  },
  {
    name: "Every Room Renovations",
    category: "services",
    sells: ["painting", "plumbing", "handyman"],
    about: "Kitchens, baths and whole apartments, with one person in charge from start to finish.",
  },
];

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
    about: "Painters who prepare properly. We have painted most of the street we live on.",
  },
  {
    name: "Root & Branch Gardens",
    category: "services",
    sells: ["gardening"],
    about:
      "Gardens that suit the climate and the people who look at them. Designed, planted and kept by three gardeners.",
  },
  {
    name: "Steady Hands Moving",
    category: "services",
    sells: ["moving"],
    logo: "layers",
    about: "Careful movers with their own trucks. Nothing broken in the last four hundred moves; we count.",
  },
  {
    name: "Mended",
    category: "services",
    sells: ["handyman", "electrical"],
    about: "Small repairs done well, in the week you ask for them.",
  },
  {
    name: "Good Light Studio",
    category: "services",
    sells: ["photography"],
    banner: "hills",
    about:
      "Portraits, families and small weddings in daylight. We like it best when nobody looks at the camera.",
  },
  {
    name: "The Long Table",
    category: "services",
    sells: ["catering", "events"],
    about: "Dinners for eight to sixty, cooked at your place from what the market had that morning.",
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
    about: "Dog walks, cat visits and patient grooming. You get a picture every time.",
  },
  {
    name: "Chalk & Co. Tutoring",
    category: "services",
    sells: ["tutoring"],
    about: "Certified teachers for math, reading and tests. We find where it came apart and start there.",
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
    about: "Coaching for bodies that sit at desks. Outdoors when we can.",
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
    about: "Bookkeeping that you understand, for businesses under fifty people.",
  },
  {
    name: "Corner Garage",
    category: "services",
    sells: ["auto"],
    about: "Car repairs with photos of what was wrong. Twelve months' warranty on parts and work.",
  },
  {
    name: "Fete & Field",
    category: "services",
    sells: ["events", "catering"],
    about: "Weddings and parties planned by people who keep lists and like rain plans.",
  },
  {
    name: "Every Room Renovations",
    category: "services",
    sells: ["painting", "plumbing", "handyman"],
    about: "Kitchens, baths and whole apartments, with one person in charge from start to end.",
  },
];

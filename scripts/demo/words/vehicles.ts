import type { ProductWords } from "./product-words";

/** Things with an engine. */
export const vehicleWords: readonly ProductWords[] = [
  {
    kind: "motorscooter",
    shop: "vehicles",
    price: [1100, 5200],
    brands: ["Vela", "Piccolo", "Canal Street"],
    models: ["50", "125", "Primavera", "GT"],
    nouns: ["motor scooter", "125cc scooter", "retro scooter"],
    qualities: ["clean title", "low miles", "new tires", "two keys", "serviced"],
    details: [
      "It starts right up and idles smoothly.",
      "Oil, belt and tires were changed at the last service.",
      "The title is clean and in hand, with two keys.",
      "It was always kept in a garage.",
      "I can throw in a top case and a helmet.",
    ],
  },
  {
    kind: "pickup",
    shop: "vehicles",
    price: [4800, 34500],
    brands: ["Ranger's", "Stockton", "Prairie"],
    models: ["1500", "Workman", "Crew", "Half-Ton"],
    nouns: ["pickup truck", "half-ton pickup", "work truck"],
    qualities: ["one owner", "tow package", "bed liner", "new brakes", "clean title"],
    details: [
      "One owner, with every service record since new.",
      "The bed has a liner and shows honest but light use.",
      "New brakes and battery this year.",
      "It tows a small trailer without complaint; the hitch is included.",
      "There is no rust on the frame, and you are welcome to bring a mechanic.",
    ],
  },
  {
    kind: "suv",
    shop: "vehicles",
    price: [6200, 41500],
    brands: ["Summit", "Prairie", "Overland"],
    models: ["Trail", "Sport", "AWD", "Family"],
    nouns: ["SUV", "all-wheel-drive SUV", "compact SUV"],
    qualities: ["roof rack", "clean title", "all-season tires", "backup camera", "non-smoker"],
    details: [
      "All-wheel drive and good tires make it easy in snow.",
      "The interior is clean and was never smoked in.",
      "It comes with a roof rack and rubber floor mats.",
      "The last inspection was in the spring and found nothing.",
      "Ask for the full history report.",
    ],
  },
  {
    kind: "tractor",
    shop: "vehicles",
    price: [5200, 38500],
    brands: ["Prairie", "Fieldmaster", "Stockton"],
    models: ["40", "Compact", "Utility", "300"],
    nouns: ["utility tractor", "compact tractor", "farm tractor"],
    qualities: ["front loader", "four-wheel drive", "low hours", "barn kept", "three-point hitch"],
    details: [
      "It was barn kept and starts in any weather.",
      "The hour meter works, and the number is in the pictures.",
      "The three-point hitch and the power take-off work as they should.",
      "Hydraulics are tight, with no leaks.",
      "We can deliver within 100 miles.",
    ],
  },
];

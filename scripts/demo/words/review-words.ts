import { propertyTypeGroups } from "@/lib/listings/rules";
import type { Random } from "../random";
import type { Mood, Said } from "./review-moods";
import { hobbyReviews } from "./review-hobbies";
import { placeReviews } from "./review-places";
import { productReviews } from "./review-products";
import { serviceReviews } from "./review-services";

/** What a review is about, with what its listing's details say. */
export type Reviewed = {
  category: "products" | "services" | "realestate";
  subcategory?: string | undefined;
  listingType?: string | undefined;
  propertyType?: string | undefined;
};

/** Whose sentences fit a subcategory; the most exact one counts. */
const groups: Record<string, Said | undefined> = {
  ...productReviews,
  ...placeReviews,
  "fashion/bags": productReviews.accessories,
  "fashion/jewelry": productReviews.accessories,
  "fashion/accessories": productReviews.accessories,
  "home-garden": productReviews.decor,
  "home-garden/furniture": productReviews.home,
  "home-garden/plants": productReviews.garden,
  "home-garden/tools": productReviews.tools,
  "sports/bikes": productReviews.bikes,
  "sports/skates": productReviews.bikes,
  "hobbies/toys": hobbyReviews.toys,
  "hobbies/books": hobbyReviews.books,
  "hobbies/flowers": hobbyReviews.flowers,
  "hobbies/food": hobbyReviews.food,
  "hobbies/crafts": hobbyReviews.crafts,
  home: serviceReviews.repairs,
  auto: serviceReviews.auto,
  "home/cleaning": serviceReviews.cleaning,
  "home/painting": serviceReviews.painting,
  "home/gardening": serviceReviews.gardening,
  "home/moving": serviceReviews.moving,
  beauty: serviceReviews.beauty,
  "beauty/fitness": serviceReviews.fitness,
  lessons: serviceReviews.lessons,
  events: serviceReviews.events,
  "events/photography": serviceReviews.photography,
  pets: serviceReviews.pets,
  business: serviceReviews.business,
};

const homes: ReadonlySet<string> = new Set(propertyTypeGroups.Residential);

function groupOf({ category, subcategory = "", listingType, propertyType = "" }: Reviewed): string {
  if (category === "realestate") return homes.has(propertyType) ? (listingType ?? "sale") : "premises";
  const [area = ""] = subcategory.split("/");
  return groups[subcategory] ? subcategory : area;
}

function sentencesFor(about: Reviewed): Said {
  const found = groups[groupOf(about)];
  if (!found) throw new Error(`No reviews of ${about.category} ${about.subcategory}`);
  return found;
}

/** Most people begin with the thing itself. */
const openings: Record<number, readonly string[]> = {
  5: [
    "",
    "",
    "",
    "",
    "",
    "",
    "Love it.",
    "Couldn't be happier.",
    "Easy from start to finish.",
    "Ten out of ten.",
    "So glad I came across this.",
    "Really impressed.",
    "Great experience.",
  ],
  4: [
    "",
    "",
    "",
    "",
    "",
    "Very happy overall.",
    "Really good.",
    "Solid.",
    "Almost perfect.",
    "Pretty great.",
  ],
  3: ["", "", "It's okay.", "Mixed feelings.", "Not bad, not great.", "Decent."],
  2: ["", "", "I expected more.", "Not what I hoped for.", "Took three messages to get an answer."],
  1: ["", "I wouldn't do it again.", "Disappointing from start to finish.", "Look elsewhere.", "Sadly, no."],
};

const endings: Said = {
  good: [
    "",
    "",
    "",
    "",
    "Already told my sister about it.",
    "Would do it again tomorrow.",
    "Thank you!",
    "Highly recommend.",
  ],
  fair: [
    "",
    "",
    "",
    "Fine for the price.",
    "I might come back.",
    "With a little more care this would be five stars.",
    "Thanks anyway.",
  ],
  poor: ["", "", "Not again.", "I hope they read this and do better."],
};

/** What keeps the fifth star away where the rest is praise, and what is said for a thing that is only fair. */
const caveats = [
  "One small hiccup, nothing serious.",
  "Not perfect, but close.",
  "It took a few messages back and forth first.",
  "Half a star off for the scheduling.",
];
const amends = [
  "They were nice about it.",
  "Everything else was fine.",
  "Still, I'd say fair for the price.",
  "I'd give them another try.",
];

/** The next of these that `isNew` allows, from a drawn one on; the drawn one when there is none. */
function pickNew(random: Random, texts: readonly string[], isNew: (text: string) => boolean): string {
  const from = texts.indexOf(random.pick(texts));
  const turned = [...texts.slice(from), ...texts.slice(0, from)];
  return turned.find((text) => isNew(text)) ?? turned[0] ?? "";
}

/** Writes a review that says what its stars say; `isNew` refuses a sentence that the same listing has already. */
export function writeReview(
  random: Random,
  about: Reviewed,
  rating: number,
  isNew: (text: string) => boolean = () => true,
): string {
  const said = sentencesFor(about);
  const mood: Mood =
    rating >= 5
      ? "good"
      : rating === 4
        ? random.pick(["good", "good", "fair"] as const)
        : rating === 3
          ? "fair"
          : "poor";
  const caveat = rating === 4 && mood === "good" && random.chance(0.5) ? random.pick(caveats) : "";
  const sentences = [
    random.pick(openings[rating] ?? [""]),
    pickNew(random, said[mood], isNew),
    caveat || (rating === 3 ? random.pick(amends) : ""),
    random.chance(0.75) ? random.pick(endings[mood]) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

const thanks = [
  "Thank you, {name}! It was a pleasure.",
  "Thanks for the kind words, {name}!",
  "So glad it worked out. See you next time, {name}.",
  "Thank you, {name}. We read this out loud at lunch.",
];
const regrets = [
  "Thanks for telling us, {name}. We've changed how we do this and would like another chance.",
  "I'm sorry this fell short, {name}. I sent you a message so we can make it right.",
  "Thanks for being straight with us, {name}. We talked about it as a team and fixed it.",
];

/** A vendor's public answer to a review. */
export function writeReply(random: Random, rating: number, firstName: string): string {
  return random.pick(rating >= 4 ? thanks : regrets).replace("{name}", firstName);
}

/** Reviews that an admin picks for the homepage's success stories. */
export const successStories: readonly string[] = [
  "I sold my grandfather's tractor to a family two counties over who'll keep it running. Every message was in one place, and I always knew who I was talking to. Honestly, it was fun.",
  "We found our first home here after eight months of looking everywhere else. Our agent told us about the damp basement before we ever saw it. That's when we knew we could trust her.",
  "I started with one dog and a bike. Two years later, four of us walk thirty dogs a week, and every new client says the same thing: I read your reviews.",
];

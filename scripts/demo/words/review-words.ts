import { propertyTypeGroups } from "@/lib/listings/rules";
import type { Random } from "../random";
import type { Mood, Said } from "./review-moods";
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
  "home-garden": productReviews.home,
  "home-garden/plants": productReviews.garden,
  "home-garden/tools": productReviews.tools,
  "sports/bikes": productReviews.bikes,
  "sports/skates": productReviews.bikes,
  "hobbies/toys": productReviews.toys,
  "hobbies/books": productReviews.books,
  "hobbies/flowers": productReviews.flowers,
  "hobbies/food": productReviews.food,
  "hobbies/crafts": productReviews.crafts,
  home: serviceReviews.repairs,
  auto: serviceReviews.repairs,
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
    "We'll be back.",
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
  poor: ["", "", "Not again.", "I hope they read this and do better.", "I asked for help and got none."],
};

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
  const second =
    rating === 4 && mood === "good" && random.chance(0.5) ? pickNew(random, said.fair, isNew) : "";
  const sentences = [
    random.pick(openings[rating] ?? [""]),
    pickNew(random, said[mood], isNew),
    second || (rating === 3 ? pickNew(random, said.good, isNew) : ""),
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
  "I sold my grandfather's tractor to a family two counties over who will keep it running. The messages stay in one place, and I always knew who I was talking to. I did not think I could enjoy this.",
  "We found our first home here after eight months of looking elsewhere. The agent told us about the damp in the basement before we saw it, and that is why we trusted her with everything else.",
  "I started with one dog and a bicycle. Two years on, four of us walk thirty dogs a week, and every new client says the same thing: I read your reviews.",
];

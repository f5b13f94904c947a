import type { Random } from "../random";

type Category = "products" | "services" | "realestate";

const openings: Record<number, readonly string[]> = {
  5: [
    "Exactly as described, and then a bit better.",
    "I could not be happier.",
    "From the first message to the end, everything went smoothly.",
    "This is how buying from somebody should feel.",
    "Wonderful.",
    "Five stars without thinking twice.",
    "Everything about this was easy.",
    "Better than I dared to hope.",
    "I was nervous before, and need not have been.",
    "Kind people, good work.",
    "A small shop with a big heart.",
    "Quick, honest and friendly.",
  ],
  4: [
    "Very good, with one small thing.",
    "I am pleased and would come back.",
    "Nearly perfect.",
    "Good quality and friendly contact.",
    "Solid work for a fair price.",
    "A good experience all in all.",
    "Happy with how it went.",
    "Friendly, fair, a little slow.",
  ],
  3: [
    "It was all right.",
    "Mixed feelings.",
    "Good in parts.",
    "Not bad, not great.",
    "Average, if I am honest.",
  ],
  2: [
    "I expected more.",
    "Not what I had hoped for.",
    "It took three messages to get an answer.",
    "Some of it was fine, most of it was not.",
  ],
  1: ["I would not do it again.", "Disappointing from start to end.", "Please look elsewhere.", "Sadly, no."],
};

const middles: Record<Category, Record<"good" | "fair" | "poor", readonly string[]>> = {
  products: {
    good: [
      "It arrived in two days, packed as if it were glass.",
      "The pictures did not flatter it; it looks like that.",
      "Everything works, and the small mark he mentioned is really small.",
      "She answered every question within an hour and threw in a spare part.",
      "Pickup took five minutes, and he even carried it to the car.",
    ],
    fair: [
      "It works, but it needed a good clean first.",
      "Shipping took a week longer than planned.",
      "The color is a little different from the pictures.",
      "The item is fine; the packaging was thin.",
    ],
    poor: [
      "There was a crack that none of the pictures showed.",
      "It stopped working on the second day, and getting the money back took weeks.",
      "It came without the parts that were listed.",
    ],
  },
  services: {
    good: [
      "They came on time, said what they would do and did it.",
      "The place was cleaner after the work than before.",
      "She took the time to explain the options and never pushed the dear one.",
      "The price was the one in the estimate, to the dollar.",
      "Kind, quick and clearly very experienced.",
    ],
    fair: [
      "The work is good, but they came forty minutes late.",
      "It took a second visit to get everything right.",
      "The result is fine; I had hoped for a little more advice.",
      "A bit more expensive than I expected for the time.",
    ],
    poor: [
      "They cancelled twice on the morning itself.",
      "Half of the list was still open when they left.",
      "The bill was a third above the estimate and nobody could say why.",
    ],
  },
  realestate: {
    good: [
      "The viewing was unhurried, and every question got a straight answer.",
      "The house was just as shown, down to the creak on the third stair.",
      "Paperwork was ready when promised, and nothing came as a surprise.",
      "They told us about the noise from the school before we asked.",
      "We had the keys within five weeks.",
    ],
    fair: [
      "The place is nice, but the rooms are smaller than they look.",
      "It took several days to get a viewing.",
      "Good agent, slow paperwork.",
      "Some of the information was out of date.",
    ],
    poor: [
      "It was already under offer when we drove out to see it.",
      "Calls were not returned, and the deposit took two months.",
      "The pictures were from before the tenants moved in.",
    ],
  },
};

const endings: Record<"good" | "fair" | "poor", readonly string[]> = {
  good: [
    "I have already told my sister.",
    "Would do it again tomorrow.",
    "Thank you!",
    "Highly recommended.",
    "A pleasure from beginning to end.",
    "We will be back.",
  ],
  fair: [
    "Fine for the price.",
    "I might come back.",
    "With a little more care it would be five stars.",
    "Still, thank you.",
  ],
  poor: ["Not again.", "A pity.", "I hope they read this and do better.", "I asked for help and got none."],
};

/** Writes a review that says what its stars say. */
export function writeReview(random: Random, category: Category, rating: number): string {
  const mood =
    rating >= 5
      ? "good"
      : rating === 4
        ? random.pick(["good", "good", "fair"] as const)
        : rating === 3
          ? "fair"
          : "poor";
  const second =
    rating === 4 && mood === "good" && random.chance(0.5) ? random.pick(middles[category].fair) : "";
  const sentences = [
    random.pick(openings[rating] ?? ["Fine."]),
    random.pick(middles[category][mood]),
    second || (rating === 3 ? random.pick(middles[category].good) : ""),
    random.chance(0.75) ? random.pick(endings[mood]) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

const thanks = [
  "Thank you, {name}. It was a pleasure.",
  "Thank you for the kind words, {name}!",
  "We are glad it worked out. See you next time, {name}.",
  "Thank you, {name}. The whole team read this at lunch.",
];
const regrets = [
  "Thank you for telling us, {name}. We have changed how we do this and would like another chance.",
  "I am sorry this fell short, {name}. I have sent you a message to put it right.",
  "Thank you for saying it plainly, {name}. We have talked about it in the team and changed how we do this.",
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

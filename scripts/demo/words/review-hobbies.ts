import type { Said } from "./review-moods";

/** What buyers say of toys, books, flowers, food and yarn. */
export const hobbyReviews: Record<"toys" | "books" | "flowers" | "food" | "crafts", Said> = {
  toys: {
    good: [
      "My granddaughter hasn't put it down.",
      "Clean, soft and in great shape.",
      "It got here in time for the birthday.",
      "Better made than what's in stores now.",
      "Such a friendly seller. We ended up talking about our kids.",
    ],
    fair: [
      "Cute, just smaller than I thought.",
      "One seam needed a few stitches.",
      "Shipping took a week longer than planned.",
    ],
    poor: [
      "It arrived dirty.",
      "The stuffing comes out on one side.",
      "It never got here on time, so I bought another.",
    ],
  },
  books: {
    good: [
      "Clean pages, tight bindings, no writing inside.",
      "He remembered what I like and slipped in an extra one.",
      "Packed flat and dry, even in the rain.",
      "I read the first one the night it came.",
      "A great set for the price of two new ones.",
    ],
    fair: [
      "A few yellowed pages. Fine for reading.",
      "One cover is torn. The rest are good.",
      "Someone underlined half of chapter one.",
    ],
    poor: ["They smell like a basement.", "Volume three was missing.", "Water damage on almost all of them."],
  },
  flowers: {
    good: [
      "Still fresh after nine days.",
      "My mom cried, in a good way.",
      "The colors were exactly what I asked for.",
      "Delivered to the front desk right on time.",
      "They called to ask which card I wanted.",
    ],
    fair: [
      "Pretty, but smaller than the one in the photo.",
      "They lasted four days.",
      "They came a few hours late.",
    ],
    poor: [
      "Half of it was wilted by evening.",
      "They delivered to the wrong address.",
      "It looked nothing like the picture.",
    ],
  },
  food: {
    good: [
      "Everyone at the table asked where I got it.",
      "You can taste that it's homemade.",
      "I've already ordered again.",
      "Not too sweet. Perfect.",
      "It arrived cold, sealed and on time.",
    ],
    fair: [
      "Tasty, a bit pricey.",
      "It was good, though I ordered the other flavor.",
      "The box was dented. What's inside was fine.",
    ],
    poor: [
      "It tasted old.",
      "The lid had come open on the way.",
      "Twice the price of the store, and not better.",
    ],
  },
  crafts: {
    good: [
      "Soft, doesn't split, and the dye lot matches.",
      "Plenty for a sweater with some left over.",
      "She helped me figure out how much I needed.",
      "The colors are gorgeous together.",
    ],
    fair: [
      "One skein was tangled.",
      "A little scratchier than I hoped.",
      "Nice, but the blue is really a gray.",
    ],
    poor: ["Two different dye lots in one bundle.", "It pills after one wash.", "It came with moth holes."],
  },
};

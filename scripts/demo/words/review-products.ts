import type { Said } from "./review-moods";

/** What buyers say of each kind of thing. */
export const productReviews: Record<string, Said> = {
  electronics: {
    good: [
      "Works like new, battery holds all day.",
      "Came with the charger, the original box and even the manual.",
      "Tested it in the store before I paid. Zero issues a month later.",
      "He had already wiped it and set it up so I could try everything.",
      "Not a scratch on the screen. Photos were honest.",
      "Paid about half of retail and can't tell the difference.",
      "Shipped the same afternoon, double boxed.",
      "My son uses it every day for school and it hasn't skipped a beat.",
    ],
    fair: [
      "Battery drains faster than I'd like, but the price reflects that.",
      "One port is loose. They knocked off $15 when I asked.",
      "Works fine, though it came without the cable in the photo.",
      "It needed a factory reset and an update before it ran right.",
    ],
    poor: [
      "Died on day two. Took three weeks to get my money back.",
      "The screen has a dead spot that wasn't in any photo.",
      "Listed as tested. It wouldn't even turn on.",
    ],
  },
  fashion: {
    good: [
      "Fits true to size and looks even better in person.",
      "The stitching is perfect and it smells like nothing, which is what you want secondhand.",
      "Got compliments the first time I wore it.",
      "She sent extra photos of the lining before I bought it.",
      "Wrapped in tissue with a handwritten note. Sweet touch.",
      "Soft, sturdy and way nicer than the new ones at the mall.",
      "True to the photos.",
    ],
    fair: [
      "Runs half a size small. Still wearable.",
      "A little more wear at the edges than I expected.",
      "Nice, but the color is warmer than in the photos.",
      "Took ten days to get here.",
    ],
    poor: [
      "There's a stain inside that nobody mentioned.",
      "The zipper broke the first weekend.",
      "Two sizes smaller than the label says, and no returns.",
    ],
  },
  accessories: {
    good: [
      "Even prettier in person.",
      "Got compliments the first day.",
      "She sent close-ups before I bought it.",
      "She packed it in a little gift box.",
      "Looks brand-new.",
      "It came with its pouch and the receipt.",
    ],
    fair: [
      "A bit smaller than I pictured.",
      "A little more wear than I expected.",
      "Took ten days to get here.",
    ],
    poor: [
      "The clasp broke the first week.",
      "Scratched in a spot the photos skipped.",
      "It isn't the brand it says, and no refund yet.",
    ],
  },
  home: {
    good: [
      "It looks great in our living room. Solid, no wobble.",
      "Easy pickup, and he helped me load it into the car.",
      "Measurements were spot on, which saved me a second trip.",
      "You can tell someone took care of this.",
      "Fits the corner like it was made for it.",
      "Heavier and better made than anything in that price range.",
      "The finish is beautiful up close.",
      "She held it for two days until I could borrow a truck.",
    ],
    fair: [
      "One leg needed a felt pad, otherwise good.",
      "There's a small chip on the back. You can't see it against the wall.",
      "A bit smaller than I pictured. I should have measured.",
      "It needed a good cleaning first.",
    ],
    poor: [
      "Arrived with a crack down the side.",
      "Wobbles no matter what I put under it.",
      "It smelled like smoke. Had to leave it in the garage.",
    ],
  },
  decor: {
    good: [
      "Even prettier in the light of our hallway.",
      "She padded it so well that it took me ten minutes to unwrap.",
      "No chips, no cracks, just as shown.",
      "Bought it as a gift and almost kept it.",
      "The colors are richer than in the photos.",
      "Looks handmade because it is.",
    ],
    fair: [
      "A bit smaller than I pictured. I should have measured.",
      "There's a tiny chip on the bottom. You can't see it.",
      "Nice piece, a little pricey.",
    ],
    poor: [
      "It arrived in three pieces.",
      "The glaze is flaking off.",
      "The photos hid a long hairline crack.",
    ],
  },
  garden: {
    good: [
      "Healthy roots, no bugs, and it's already pushing new leaves.",
      "It came with a card about light and watering. Very helpful for me.",
      "Bigger and fuller than in the picture.",
      "Packed so well that not a leaf was bent.",
      "It's been two months and it's thriving.",
    ],
    fair: [
      "Dropped a few leaves the first week, then settled in.",
      "A little smaller than I expected, but healthy.",
      "The pot has a hairline crack. The plant is fine.",
    ],
    poor: [
      "It came with gnats.",
      "Dead within ten days, and I know how to water a plant.",
      "Half the leaves were brown on arrival.",
    ],
  },
  tools: {
    good: [
      "Everything in it is there and works. I checked the list.",
      "Old-school quality. They don't make them like this anymore.",
      "He threw in a set of bits at no charge.",
      "Used it all weekend on the deck. Worth every penny.",
      "Clean, oiled and ready to go.",
    ],
    fair: [
      "Two pieces were missing. He mailed them later.",
      "Some surface rust. It came off.",
      "Heavier than I thought, but solid.",
    ],
    poor: ["The latch broke on the first day.", "A third of the set wasn't there.", "Rusted shut."],
  },
  music: {
    good: [
      "Plays beautifully. It was set up and in tune when I picked it up.",
      "He let me try it for half an hour before deciding.",
      "My daughter's teacher said we got a great deal.",
      "Fresh strings and a case that locks. Can't complain.",
      "The tone is warm and even all the way up.",
      "A couple of honest dings, all of them in the photos.",
      "Took it to a gig the same week.",
    ],
    fair: [
      "It needed a setup, so figure in another $60.",
      "Sounds good. The case is on its last legs.",
      "One key sticks a little when it's humid.",
      "A fair instrument for a beginner.",
    ],
    poor: [
      "There's a crack that none of the photos showed.",
      "It won't hold a tune for more than one song.",
      "The repair shop said fixing it costs more than I paid.",
    ],
  },
  bikes: {
    good: [
      "Rides smooth. Brakes and gears were just serviced.",
      "He adjusted the height for me on the spot.",
      "I commute on it every day now.",
      "Frame is straight, tires are new, price was fair.",
      "My kid learned to ride on it in one afternoon.",
    ],
    fair: [
      "It needed new brake pads.",
      "Rolls fine, but the bearings are a bit noisy.",
      "A few more scratches than I could see in the photos.",
    ],
    poor: [
      "The chain slipped on the first hill.",
      "The rear wheel is bent.",
      "Listed as a large. It's a medium.",
    ],
  },
  sports: {
    good: [
      "Used it three weekends in a row. No leaks, no complaints.",
      "All the parts were there, packed and labeled.",
      "Like new. I don't think it had been out more than twice.",
      "Great grip, great price.",
      "He showed me how to set it up in the driveway.",
    ],
    fair: [
      "Fine for the occasional weekend.",
      "One pole is taped. It holds.",
      "A little worn, as described.",
    ],
    poor: ["It leaks at the seams.", "Half the pieces were missing.", "It fell apart on the first trip."],
  },
  vehicles: {
    good: [
      "He had every service record in a folder.",
      "My mechanic looked it over and couldn't find a thing.",
      "Started right up and drove three hours home without a hiccup.",
      "No pressure. He let me take it on the highway.",
      "The title was ready and we were done at the DMV in twenty minutes.",
      "Cleaner inside than my last three cars.",
      "He pointed out the small dent himself before I saw it.",
    ],
    fair: [
      "Runs well, but it needed two new tires sooner than he said.",
      "The AC blows warm. We agreed on $300 off.",
      "More miles than in the ad. Price came down for it.",
      "A decent truck for the money.",
    ],
    poor: [
      "The check engine light came on ten miles down the road.",
      "He wouldn't let my mechanic look at it, and now I know why.",
      "The title took six weeks to show up.",
    ],
  },
};

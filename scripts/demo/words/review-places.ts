import type { Said } from "./review-moods";

/** What people say who bought a home, rented one, or took land or rooms for a business. */
export const placeReviews: Record<"sale" | "rent" | "premises", Said> = {
  sale: {
    good: [
      "She warned us about the noisy bar next door before we fell in love with the place.",
      "No rush at the showing, and straight answers to every question.",
      "We had the keys five weeks after our first visit.",
      "The place was just like the photos, right down to the creaky third stair.",
      "He walked us through every page before we signed.",
      "They flagged the old water heater, and the seller replaced it.",
    ],
    fair: [
      "Good agent, slow paperwork.",
      "Nice house. The rooms look bigger in the photos.",
      "It took four days to get a showing.",
      "Some of the details in the ad were out of date.",
    ],
    poor: [
      "It was already under contract when we drove two hours to see it.",
      "Nobody returned our calls after the inspection.",
      "The photos were from before the flood in the kitchen.",
    ],
  },
  rent: {
    good: [
      "I applied Monday and moved in that Saturday.",
      "The washer broke in week two and it was fixed the next day.",
      "Quiet building, and the manager actually answers texts.",
      "Got my whole deposit back within a week.",
      "Clean, freshly painted and just like the video tour.",
      "They were upfront about the parking and the noise on Fridays.",
    ],
    fair: [
      "Nice place, thin walls.",
      "It's smaller than it looks, but the location makes up for it.",
      "Maintenance takes a few reminders.",
      "The application fee surprised me.",
    ],
    poor: [
      "They kept half the deposit for 'cleaning' a spotless apartment.",
      "Three weeks without hot water.",
      "The unit they showed us wasn't the one we got.",
    ],
  },
  premises: {
    good: [
      "The zoning answer came in writing the same day.",
      "We opened for business three weeks after the first visit.",
      "He knew every inch of the property and the utilities by heart.",
      "Numbers, surveys and permits were all in one folder.",
      "Fair terms, and they met us on the parking.",
    ],
    fair: [
      "Good location. The survey took a month.",
      "A fair price, slow answers.",
      "Some of the figures in the ad were out of date.",
    ],
    poor: [
      "The access road turned out to be shared, and nobody said so.",
      "Three calls, no answer about the taxes.",
      "It was already under contract when we drove out to see it.",
    ],
  },
};

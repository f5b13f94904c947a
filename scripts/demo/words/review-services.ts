import type { Said } from "./review-moods";

/** What customers say of each kind of service. */
export const serviceReviews: Record<string, Said> = {
  cleaning: {
    good: [
      "The kitchen hasn't looked like this since we moved in.",
      "They brought everything, even booties for their shoes.",
      "She got the hard water off the shower glass. I'd tried everything.",
      "On time every other Thursday for three months now.",
      "They moved the couch and vacuumed under it without being asked.",
      "The whole apartment smelled like lemons when I got home.",
    ],
    fair: [
      "Bathrooms were spotless. They skipped the baseboards.",
      "Good job, though it took an hour longer than quoted.",
      "They came back for the windows the next day.",
    ],
    poor: [
      "They canceled twice the same morning.",
      "Half the list wasn't done when they left.",
      "They broke a lamp and didn't mention it.",
    ],
  },
  repairs: {
    good: [
      "Found the leak in ten minutes and fixed it in thirty.",
      "He showed me what was wrong and what it would cost before he touched anything.",
      "The bill was exactly what he quoted.",
      "Picked up on a Sunday and was here by noon.",
      "Cleaned up so well you'd never know anyone had been here.",
      "He told me I didn't need the expensive part. Honest guy.",
      "Licensed, polite, quick.",
    ],
    fair: [
      "Good work, but he showed up forty minutes late.",
      "It took a second visit to get it right. No extra charge.",
      "Fixed, but pricier than I expected for an hour.",
      "Left some dust behind.",
    ],
    poor: [
      "The bill came in a third over the estimate and nobody could say why.",
      "It broke again two days later and he won't call back.",
      "Waited home all day. No show, no text.",
    ],
  },
  auto: {
    good: [
      "He showed me the old brake pads so I could see for myself.",
      "In at eight, out by lunch, and the car runs quieter.",
      "Found the rattle that two other shops couldn't.",
      "They called before doing anything extra.",
      "The bill matched the estimate to the dollar.",
      "They washed the car, too. I didn't expect that.",
    ],
    fair: [
      "Good work. They finished a day later than promised.",
      "Fixed, but pricier than the last shop.",
      "The wait was long, even with an appointment.",
    ],
    poor: [
      "The warning light came back on the way home.",
      "They changed a part I never agreed to.",
      "Three visits for the same noise, and it's still there.",
    ],
  },
  painting: {
    good: [
      "Crisp lines, no drips, and they moved all the furniture back.",
      "They talked me out of a color I would've hated.",
      "Two rooms in a day and a half.",
      "You can't see where the old water stain was.",
      "Everything was taped and covered before they opened a can.",
    ],
    fair: [
      "Nice finish. They missed a spot behind the door and came back for it.",
      "Good painters, loud radio.",
      "It took two days longer than planned.",
    ],
    poor: [
      "Paint on the floor and on the outlet covers.",
      "One coat where we paid for two.",
      "They left in the middle of the job for a week.",
    ],
  },
  gardening: {
    good: [
      "The yard looks like a magazine.",
      "They hauled away six bags of branches and raked the driveway.",
      "He picked plants that actually survive our summers.",
      "Same crew every week, always on time.",
      "They fixed the drainage that two others couldn't.",
    ],
    fair: [
      "Good work. They cut the hedge shorter than I asked.",
      "The mowing is fine. The edges could be neater.",
      "Rain pushed us back two weeks, and nobody called.",
    ],
    poor: [
      "They cut down the wrong shrub.",
      "Ruts all over the lawn.",
      "Charged me for a visit that never happened.",
    ],
  },
  moving: {
    good: [
      "Third floor, no elevator, and they still finished early.",
      "Not one scratch, and they wrapped the TV twice.",
      "The price they quoted is the price I paid.",
      "They put the beds together in the new place before they left.",
      "Three guys, four hours, zero drama.",
    ],
    fair: [
      "Careful, but slow.",
      "They were an hour late and then worked hard.",
      "One box ended up in the wrong room. No big deal.",
    ],
    poor: [
      "They dented the fridge and said it was like that.",
      "They added a 'stairs fee' at the end.",
      "Showed up with two people instead of three.",
    ],
  },
  beauty: {
    good: [
      "She listened, looked at my photo and did exactly that.",
      "Best haircut I've had in years.",
      "I fell asleep on the table. That says it all.",
      "She never pushed a product on me.",
      "The place is calm and spotless.",
      "My color still looks fresh six weeks later.",
      "Great with my nervous five-year-old.",
    ],
    fair: [
      "Nice cut. I waited twenty minutes past my appointment.",
      "Relaxing, but the music was loud.",
      "A little shorter than I asked for.",
    ],
    poor: [
      "My scalp was sore for two days.",
      "She was on her phone half the time.",
      "The color came out orange.",
    ],
  },
  fitness: {
    good: [
      "Down twelve pounds and my back doesn't hurt anymore.",
      "He built a plan around my bad knee.",
      "I actually look forward to 6 a.m. now.",
      "She notices when your form slips and says so kindly.",
      "Never the same workout twice.",
    ],
    fair: [
      "Good sessions. He reschedules a lot.",
      "Fun group, a bit crowded.",
      "I wish there were an evening class.",
    ],
    poor: [
      "He ignored what I said about my shoulder.",
      "Canceled three times in a month.",
      "Same workout for everyone, no matter what.",
    ],
  },
  lessons: {
    good: [
      "My son went from a C to an A in one semester.",
      "She makes scales fun. I didn't think that was possible.",
      "Patient with a complete beginner at 52.",
      "He sends notes after each lesson so we know what to practice.",
      "My daughter asks when the next lesson is.",
      "He explained fractions with pizza, and it stuck.",
    ],
    fair: [
      "A good teacher who starts late sometimes.",
      "We'd like a little more homework.",
      "Nice, but the lessons feel short.",
    ],
    poor: [
      "He was on his phone while my daughter played.",
      "Four lessons in and no plan.",
      "Canceled ten minutes before, twice.",
    ],
  },
  photography: {
    good: [
      "He caught the moments we didn't even notice.",
      "Our photos were ready in a week.",
      "She got all eleven of us to look good in one picture.",
      "He made my camera-shy husband laugh.",
      "Every photo in the gallery is a keeper.",
    ],
    fair: [
      "Lovely photos. They took five weeks.",
      "Great portraits, fewer group shots than we wanted.",
      "He was late, but stayed longer.",
    ],
    poor: [
      "Half the photos are blurry.",
      "It took three months and a lot of emails to get the files.",
      "He missed the first dance.",
    ],
  },
  events: {
    good: [
      "Eighty guests, and not one thing went wrong.",
      "The food was hot, the staff was kind, and there were leftovers.",
      "They handled my aunt's allergies without a fuss.",
      "She had a plan B for the rain, and we needed it.",
      "People are still talking about the tacos.",
    ],
    fair: [
      "Good food, small portions.",
      "Everything worked out, though setup ran late.",
      "Nice people. The invoice was confusing.",
    ],
    poor: [
      "They ran out of food before the second table.",
      "The cake was for someone else.",
      "Nobody was there to clean up.",
    ],
  },
  pets: {
    good: [
      "My dog pulls me to the door when he sees her coming.",
      "Photos from every walk. I love that.",
      "She gave our old cat his medicine like a pro.",
      "He came home tired, clean and happy.",
      "They remember every dog's name on the block.",
    ],
    fair: [
      "Good walks, sometimes ten minutes short.",
      "She's great, but books up early.",
      "They forgot the towel once. Not a big deal.",
    ],
    poor: [
      "The gate was left open.",
      "Nobody came on Friday, and nobody called.",
      "My dog came back limping.",
    ],
  },
  business: {
    good: [
      "Our site loads in a second and customers noticed.",
      "He cleaned up two years of receipts in a week.",
      "She explains things in plain English.",
      "They delivered on the date they promised.",
      "He found a deduction that paid for the whole year.",
      "No jargon, no surprise invoices.",
    ],
    fair: [
      "Good result, one round of changes too few.",
      "Solid work. Emails take a day or two.",
      "A little pricey for a small shop like ours.",
    ],
    poor: [
      "Six weeks late, and the contact form doesn't work.",
      "We got a penalty letter because they missed a deadline.",
      "They stopped answering after the deposit.",
    ],
  },
};

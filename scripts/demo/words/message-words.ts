type Category = "products" | "services" | "realestate";

/** Who says it: the person who asked, or the vendor. */
export type Line = readonly ["starter" | "owner", string];

/** Short exchanges about a listing; the seed may stop after any line. */
export const threads: Record<Category, readonly (readonly Line[])[]> = {
  products: [
    [
      ["starter", "Hello, is this still available?"],
      ["owner", "It is. Would you like to come by and see it?"],
      ["starter", "Yes, would Thursday after six work?"],
      ["owner", "Thursday at half past six is good. I will send you the address."],
      ["starter", "Perfect, see you then."],
    ],
    [
      ["starter", "Could you tell me whether it comes with the charger and the box?"],
      ["owner", "The charger yes, the box no. I can pack it well."],
      ["starter", "That is fine. What would shipping to Ohio cost?"],
      ["owner", "About fourteen dollars, with tracking."],
    ],
    [
      ["starter", "Are there any scratches that do not show in the pictures?"],
      ["owner", "One on the underside, about as long as a fingernail. I can take a close-up tonight."],
      ["starter", "Please do, thank you."],
      ["owner", "Here you go. It is the worst there is."],
      ["starter", "That really is nothing. I will take it."],
    ],
    [
      ["starter", "Would you hold it until the weekend?"],
      ["owner", "Gladly, until Saturday noon."],
    ],
  ],
  services: [
    [
      ["starter", "Hi, do you have time next week? It is a two-bedroom apartment."],
      ["owner", "Tuesday morning or Friday afternoon would work. Are there pets?"],
      ["starter", "One cat, very shy. Friday is good."],
      ["owner", "Friday at one, then. We bring everything."],
      ["starter", "Wonderful, thank you."],
    ],
    [
      ["starter", "Could you give me an idea of the price before you come?"],
      ["owner", "From what you describe, two to three hours. If you send a picture I can be more exact."],
      ["starter", "Picture is attached to my profile, sorry, sending it again now."],
      ["owner", "Thank you, that helps. Two hours it is."],
    ],
    [
      ["starter", "Do you also work on weekends?"],
      ["owner", "Saturdays until two. Which day would you like?"],
      ["starter", "The Saturday after next."],
      ["owner", "I have put you down for ten in the morning."],
    ],
  ],
  realestate: [
    [
      ["starter", "Good morning, could we see the place this week? There are two of us and a small dog."],
      [
        "owner",
        "Good morning! Wednesday at five or Saturday at eleven. Dogs are welcome to look around too.",
      ],
      ["starter", "Saturday at eleven, please."],
      ["owner", "Booked. Please ring at the front gate."],
    ],
    [
      ["starter", "What are the utilities like in winter?"],
      ["owner", "Around ninety dollars a month in the coldest ones. I can send you the bills."],
      ["starter", "That would be great. And is the roof original?"],
      ["owner", "No, it was done four years ago, and the warranty carries over."],
      ["starter", "Thank you, that is just what I needed to know."],
    ],
    [
      ["starter", "Is the price firm?"],
      [
        "owner",
        "The sellers have had two offers close to it, so there is little room, but they like a quick close.",
      ],
    ],
  ],
};

/** Threads about a job. */
export const jobThreads: readonly (readonly Line[])[] = [
  [
    ["starter", "Hello, is it possible to do this job four days a week?"],
    ["owner", "It is, after the first two months. Please say so in your note."],
    ["starter", "Thank you, I will apply tonight."],
  ],
  [
    ["starter", "Could you tell me more about the team?"],
    ["owner", "We are six, most of us for more than four years. You would work with Dana and Luis."],
  ],
];

export const quickReplies: readonly (readonly [title: string, text: string])[] = [
  ["Still available", "Yes, it is still available. Would you like to come and see it?"],
  ["Opening hours", "We are here Monday to Friday from nine to six, and on Saturdays until two."],
  ["Shipping", "We ship within two working days, with tracking."],
];

export const offerNotes: readonly string[] = [
  "I can pick it up tomorrow.",
  "Cash, this week.",
  "Would you consider this, since I would take two?",
  "I have been looking for exactly this one.",
];

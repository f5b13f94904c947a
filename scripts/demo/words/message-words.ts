type Category = "products" | "services" | "realestate";

/** Who says it: the person who asked, or the vendor. */
export type Line = readonly ["starter" | "owner", string];

/** Short exchanges about a listing; the seed may stop after any line. */
export const threads: Record<Category, readonly (readonly Line[])[]> = {
  products: [
    [
      ["starter", "Hi, is this still available?"],
      ["owner", "It is! Want to come by and take a look?"],
      ["starter", "Sure. Does Thursday after 6 work?"],
      ["owner", "Thursday at 6:30 works. I’ll send you the address."],
      ["starter", "Perfect, see you then."],
    ],
    [
      ["starter", "Does it come with the charger and the box?"],
      ["owner", "Charger yes, box no. I’ll pack it well though."],
      ["starter", "That’s fine. How much is shipping to Ohio?"],
      ["owner", "About $14, with tracking."],
    ],
    [
      ["starter", "Any scratches that don’t show in the photos?"],
      ["owner", "One on the bottom, about the size of a fingernail. I can take a close-up tonight."],
      ["starter", "That’d be great, thanks."],
      ["owner", "Here you go. That’s the worst of it."],
      ["starter", "Oh, that’s nothing. I’ll take it."],
    ],
    [
      ["starter", "Could you hold it until the weekend?"],
      ["owner", "Sure, until noon on Saturday."],
    ],
  ],
  services: [
    [
      ["starter", "Hi, do you have any openings next week? It’s a two-bedroom apartment."],
      ["owner", "Tuesday morning or Friday afternoon. Any pets?"],
      ["starter", "One very shy cat. Friday works."],
      ["owner", "Friday at 1 it is. We bring everything."],
      ["starter", "Perfect, thank you."],
    ],
    [
      ["starter", "Could you give me a rough price before you come out?"],
      ["owner", "Sounds like two to three hours. If you send a photo, I can narrow it down."],
      ["starter", "Just sent one. Sorry about the mess!"],
      ["owner", "Thanks, that helps. Call it two hours."],
    ],
    [
      ["starter", "Do you work weekends?"],
      ["owner", "Saturdays until 2. What day works for you?"],
      ["starter", "The Saturday after next."],
      ["owner", "You’re down for 10 a.m."],
    ],
  ],
  realestate: [
    [
      ["starter", "Good morning! Could we see the place this week? It’s two of us and a small dog."],
      ["owner", "Good morning! Wednesday at 5 or Saturday at 11. The dog is welcome too."],
      ["starter", "Saturday at 11, please."],
      ["owner", "You’re booked. Buzz us at the front gate."],
    ],
    [
      ["starter", "What do utilities run in winter?"],
      ["owner", "Around $90 in the coldest months. I can send you the bills."],
      ["starter", "That would be great. And is the roof original?"],
      ["owner", "No, it’s four years old, and the warranty transfers."],
      ["starter", "Thanks, that’s exactly what I needed."],
    ],
    [
      ["starter", "Is the price firm?"],
      [
        "owner",
        "They’ve had two offers close to asking, so there’s not much room, but they’d love a quick close.",
      ],
    ],
  ],
};

/** Threads about a job. */
export const jobThreads: readonly (readonly Line[])[] = [
  [
    ["starter", "Hi, could this job be four days a week?"],
    ["owner", "Yes, after the first two months. Just mention it in your note."],
    ["starter", "Thanks, I’ll apply tonight."],
  ],
  [
    ["starter", "Could you tell me more about the team?"],
    ["owner", "There are six of us, and most have been here over four years. You’d work with Dana and Luis."],
  ],
];

export const quickReplies: readonly (readonly [title: string, text: string])[] = [
  ["Still available", "Yes, it’s still available. Would you like to come see it?"],
  ["Opening hours", "We’re here Monday to Friday from 9 to 6, and Saturdays until 2."],
  ["Shipping", "We ship within two business days, with tracking."],
];

export const offerNotes: readonly string[] = [
  "I can pick it up tomorrow.",
  "Cash, this week.",
  "Would you do this if I take two?",
  "I’ve been looking for exactly this one.",
];

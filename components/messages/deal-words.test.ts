import type { ConversationDto } from "@/lib/messages/contract";
import { conversationDto, dealDto, offerDto } from "@/prisma/test/dtos/messages";
import { beforePeriod, confirmationFor, nextStep, parseAmount } from "./deal-words";
import { inputDay, parseViewingTime, validateViewingTime, viewingTimes } from "./viewing-times";

test.each([
  ["1,250", 1250],
  ["$80.5", 80.5],
  [" 12.34 ", 12.34],
  ["0", null],
  ["12.345", null],
  ["-5", null],
  ["1e3", null],
  ["12,99", null],
  ["1.299,00", null],
  ["1.299", null],
  ["0x10", null],
  ["", null],
])("reads %j as an amount of %p dollars", (text, dollars) => {
  expect(parseAmount(text)).toBe(dollars);
});

test("offers half hours of a day in the home’s time zone", () => {
  expect(viewingTimes.at(0)).toEqual({ value: "07:00", label: "7:00 AM" });
  expect(viewingTimes.at(-1)).toEqual({ value: "21:00", label: "9:00 PM" });
  expect(viewingTimes.map(({ label }) => label)).toContain("12:30 PM");
  expect(inputDay(Date.parse("2026-11-29T02:00:00Z"), "America/Chicago")).toBe("2026-11-28");
  expect(parseViewingTime("2026-11-28", "12:00", "America/Chicago")).toBe("2026-11-28T18:00:00.000Z");
  expect(parseViewingTime("2026-07-28", "12:00", "America/Chicago")).toBe("2026-07-28T17:00:00.000Z");
  expect([parseViewingTime("", "12:00", "UTC"), parseViewingTime("2026-11-28", "", "UTC")]).toEqual([
    null,
    null,
  ]);
});

test("accepts a time for a viewing in the future, but not too far ahead", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const problems = [null, "2026-11-20T12:00:00Z", "2026-11-20T12:30:00Z", "2027-06-01T12:00:00Z"];
  expect(problems.map((time) => validateViewingTime(time, now))).toEqual([
    "Choose a date and time",
    "Choose a time in the future",
    undefined,
    "Choose a time within 180 days",
  ]);
});

test("adds no second period after a name that ends with one", () => {
  expect(["Nadia D.", "Oak and Iron"].map((name) => `Reserved for ${beforePeriod(name)}.`)).toEqual([
    "Reserved for Nadia D.",
    "Reserved for Oak and Iron.",
  ]);
});

type Case = { side?: "owner" | "starter"; reserves?: boolean; quantity?: number } & Partial<
  Extract<ConversationDto["subject"], { kind: "listing" }>
>;

function dealOf({ side = "owner", reserves = true, quantity = 1, ...listing }: Case) {
  const talk = conversationDto({ side });
  const subject = { ...talk.subject, ...listing } as ConversationDto["subject"];
  const other = { ...talk.other, name: "Renee C." };
  return [{ ...talk, other, subject }, dealDto({ offer: offerDto({ reserves, quantity }) })] as const;
}

const rental = { category: "realestate", per: "month" } as const;
const service = { category: "services", reserves: false } as const;

describe("the dialog of a deal", () => {
  test.each<[Case, RegExp]>([
    [
      {},
      /^We’ll mark it reserved for Renee C\. Other offers stay open until you complete the sale\. We don’t/,
    ],
    [rental, /^We’ll mark it reserved for Renee C\. Other offers stay open until you complete the rental\./],
    [{ reserves: false, quantity: 2 }, /^We’ll set 2 aside for Renee C\. The rest stays for sale\./],
    [{ side: "starter" }, /^We’ll mark it reserved for you\./],
    [{ side: "starter", reserves: false }, /^We’ll set one aside for you\./],
    [service, /^You’ll have a deal at this price\./],
  ])("explains accepting in %j", (facts, words) => {
    expect(confirmationFor("accept", ...dealOf(facts))?.text).toMatch(words);
  });

  test.each<[Case, string]>([
    [{}, "We’ll mark it sold and decline other offers. Renee C. can review you."],
    [rental, "We’ll mark it rented and decline other offers. Renee C. can review you."],
    [{ reserves: false }, "We’ll close this deal. The listing stays up. Renee C. can review you."],
    [{ ...service, side: "starter" }, "We’ll close this deal. You can then write a review."],
  ])("explains completing in %j", (facts, words) => {
    expect(confirmationFor("complete", ...dealOf(facts))?.text).toBe(words);
  });

  test.each<[Case, string]>([
    [{}, "We’ll let Renee C. know, and it’s available to others again."],
    [{ reserves: false, quantity: 3 }, "We’ll let Renee C. know and put 3 back in stock."],
    [service, "We’ll let Renee C. know. You can both make another offer later."],
  ])("explains calling off in %j", (facts, words) => {
    expect(confirmationFor("call_off", ...dealOf(facts))?.text).toBe(words);
  });

  test("sets a piece aside although another deal reserved the listing", () => {
    const [talk, deal] = dealOf({ reserves: false, status: "reserved" });
    expect(nextStep(talk, deal)).toMatch(/^Set aside for Renee C\. Mark it/);
  });
});

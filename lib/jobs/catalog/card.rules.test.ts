import { jobDetailDto } from "@/prisma/test/dtos";
import { toJobCard } from "./card.rules";

describe("toJobCard", () => {
  test("includes only the first paragraph of the summary, within the length of a card", () => {
    const card = toJobCard(jobDetailDto({ summary: "You bake.\n\nAt night." }));
    expect(card.summary).toBe("You bake.");
    expect(Object.keys(card)).not.toContain("openings");
  });

  test("cuts the time of posting to the minute", () => {
    const card = toJobCard(jobDetailDto({ createdAt: "2026-12-01T20:20:35.732Z" }));
    expect(card.createdAt).toBe("2026-12-01T20:20Z");
  });
});

import { jobDetailDto } from "@/prisma/test/dtos";
import { toJobCard } from "./card.rules";

describe("toJobCard", () => {
  test("includes only the first paragraph of the summary, within the length of a card", () => {
    const card = toJobCard(jobDetailDto({ summary: "You bake.\n\nAt night." }));
    expect(card.summary).toBe("You bake.");
    expect(Object.keys(card)).not.toContain("openings");
  });
});

import { jobDetailDto } from "@/prisma/test/dtos";
import { toJobCard } from "./card.rules";

describe("toJobCard", () => {
  test("keeps the first paragraph of the summary and no more than a card shows", () => {
    const card = toJobCard(jobDetailDto({ summary: "You bake.\n\nAt night." }));
    expect(card.summary).toBe("You bake.");
    expect(Object.keys(card)).not.toContain("openings");
  });
});

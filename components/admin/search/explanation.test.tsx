import { screen, within } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import type { SearchExplanation } from "@/lib/search/results/explain.contract";
import { Explanation } from "./explanation";

const plain: SearchExplanation = {
  query: "",
  outcome: "exact",
  corrected: null,
  missing: [],
  entities: [],
  words: [],
  total: 0,
  results: [],
  statements: [],
};
const show = (text: string, explanation: Partial<SearchExplanation>) =>
  renderPage(<Explanation text={text} explanation={{ ...plain, ...explanation }} />);

test("links to the results page of the same text", () => {
  show("tom & jerry", { total: 1 });
  expect(screen.getByRole("link", { name: "See the results page" })).toHaveAttribute(
    "href",
    "/search?q=tom%20%26%20jerry",
  );
});

test("shows a word without alternatives as in no listing", () => {
  show("zorblax", { outcome: "none", words: [{ word: "zorblax", listings: 0, alternatives: [] }] });
  expect(within(screen.getByRole("region", { name: "Words" })).getByText("Not in any listing")).toBeVisible();
});

test("sums the parts of the score within a tier, including negative ones", () => {
  const parts = [
    { name: "tier", points: 400 },
    { name: "all words in title", points: 8 },
    { name: "another variant", points: -2 },
  ];
  const id = "0191c0de-0000-7000-8000-000000000001";
  show("sofa", { total: 1, results: [{ id, title: "Blue sofa", tier: "words", score: 406, parts }] });
  const results = within(screen.getByRole("region", { name: "First results" }));
  expect(results.getByText(/^Score/)).toHaveTextContent("Score 6.00");
  expect(results.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["8.00", "-2.00"]);
});

test("shows no score of a result not ranked by words", () => {
  const id = "0191c0de-0000-7000-8000-000000000002";
  show("", { total: 1, results: [{ id, title: "Lamp", tier: null, score: 0, parts: [] }] });
  expect(screen.getByText("Not ranked by words")).toBeInTheDocument();
});

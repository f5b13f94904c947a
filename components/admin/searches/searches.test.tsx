import { fireEvent, screen, within } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { SearchNumbers } from "./search-numbers";
import { MissedSearches, TopSearches } from "./search-tables";
import { TierCard } from "./tier-card";

const counts = { searches: 200, missed: 40, clicks: 80, positions: 240 };

test("shows key numbers as shares of the right total, with their change", () => {
  renderPage(
    <SearchNumbers
      total={counts}
      before={{ searches: 100, missed: 40, clicks: 30, positions: 60 }}
      days={28}
    />,
  );
  const list = within(screen.getByRole("list", { name: "Key numbers vs previous 28 days" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Searches200Up 100%Result pages that people saw.",
    "Without results20%Down 50%Share of all searches.",
    "Opened a result50%No changeShare of searches with results.",
    "Average position3.0Up 50%Of the first result opened; 1 is the top.",
  ]);
});

test("shows dashes for key numbers without data", () => {
  const none = { searches: 0, missed: 0, clicks: 0, positions: 0 };
  renderPage(<SearchNumbers total={none} before={none} days={7} />);
  expect(screen.getAllByText("–")).toHaveLength(3);
});

test("shows how often a result was opened by tier, and omits unknown tiers", () => {
  renderPage(
    <TierCard
      tiers={[
        { tier: -1, ...counts },
        { tier: 1, ...counts },
        { tier: 3, searches: 1, missed: 0, clicks: 0, positions: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Every word or a synonym50%160 searches · average position 3.0",
    "Some words0%1 search",
  ]);
});

test("shows results, openings, and positions of top searches", () => {
  renderPage(
    <TopSearches
      searches={[
        { term: "camera", results: 11.6, ...counts },
        { term: "submarine", results: 0, searches: 3, missed: 3, clicks: 0, positions: 0 },
      ]}
    />,
  );
  const texts = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replace(/^(Searches|Avg. results|Opened|Avg. position)/, ""));
  expect(texts(/^camera/)).toEqual(["camera", "200", "12", "50%", "3.0"]);
  expect(texts(/^submarine/)).toEqual(["submarine", "3", "0", "–", "–"]);
  expect(screen.getByRole("link", { name: "camera" })).toHaveAttribute("href", "/search?q=camera");
});

test("opens the synonym form for a search without results in one click", async () => {
  renderPage(<MissedSearches searches={[{ term: "flying carpet", ...counts }]} />);
  fireEvent.click(screen.getByRole("button", { name: "Add a synonym for flying carpet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add synonyms" }));
  expect(dialog.getByLabelText("Words with the same meaning")).toHaveValue("flying carpet, ");
});

test("explains empty tables", () => {
  renderPage(
    <>
      <TopSearches searches={[]} />
      <MissedSearches searches={[]} />
    </>,
  );
  expect(screen.getByText("No searches yet.")).toBeInTheDocument();
  expect(screen.getByText("Every search found something.")).toBeInTheDocument();
});

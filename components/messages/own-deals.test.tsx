import { screen, within } from "@testing-library/react";
import { ownDealDto } from "@/prisma/test/dtos/messages";
import { renderPage } from "@/prisma/test/render-page";
import { OwnDeals } from "./own-deals";

type Props = Parameters<typeof OwnDeals>[0];

function show(overrides: Partial<Props> = {}, items = [ownDealDto()]) {
  const page = { items, next: null, total: items.length, capped: false };
  const view = { state: undefined, search: "" };
  renderPage(
    <OwnDeals side="purchases" page={page} later={false} view={view} sells={false} {...overrides} />,
  );
}

test("shows state, amount, other side, and next step, and links to the conversation", () => {
  const deal = ownDealDto({ quantity: 2 });
  show({}, [deal]);
  const row = within(screen.getByRole("listitem"));
  expect(row.getByRole("link", { name: "Oak desk" })).toHaveAttribute(
    "href",
    `/messages/${deal.conversationId}`,
  );
  for (const text of ["Open", "$100.00", "for 2", "Your offer to Juniper Realty"])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByText("Next:").closest("p")).toHaveTextContent(
    "Next: Waiting for Juniper Realty · Expires Nov 23, 2026",
  );
});

test("links a completed deal to the review", () => {
  const deal = ownDealDto({ state: "completed", nextStep: "review" });
  show({}, [deal]);
  expect(screen.getByRole("link", { name: "Write a review" })).toHaveAttribute(
    "href",
    `/reviews?listing=${deal.listing.id}`,
  );
});

test("keeps the view across filters, search, pages, and the export", () => {
  const page = { items: [ownDealDto()], next: "abc", total: 40, capped: false };
  show({ side: "sales", sells: true, later: true, page, view: { state: "agreed", search: "oak" } });
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([href("All"), href("Ended")]).toEqual(["/sales?search=oak", "/sales?state=ended&search=oak"]);
  expect(href("Next page")).toBe("/sales?state=agreed&search=oak&cursor=abc");
  expect(href("First page")).toBe("/sales?state=agreed&search=oak");
  expect(href("Export CSV")).toBe("/api/deals/export?side=sales&state=agreed&search=oak");
  expect(href("Purchases")).toBe("/purchases");
});

test.each<[string, Partial<Props>, string]>([
  ["no deals", {}, "No purchases yet"],
  ["no sales", { side: "sales", sells: true }, "No sales yet"],
  ["no deals in this state", { view: { state: "open", search: "" } }, "Nothing here"],
  ["no match", { view: { state: undefined, search: "oak" } }, "No matches"],
])("shows a hint on an empty page: %s", (_, props, title) => {
  show(props, []);
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Export CSV" })).not.toBeInTheDocument();
});

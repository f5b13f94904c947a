import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ratingSummaryDto, reviewDto } from "@/prisma/test/dtos";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ReviewsSection } from "./reviews-section";

const summary = ratingSummaryDto({ count: 3, average: 4, stars: { 5: 2, 4: 0, 3: 0, 2: 1, 1: 0 } });
const page = {
  items: [reviewDto({ number: 1 }), reviewDto({ number: 2 })],
  next: null,
  total: 3,
  capped: false,
};

function show() {
  renderPage(
    <ReviewsSection
      listingId="7"
      vendorId="01890000-0000-7000-8000-000000000002"
      summary={summary}
      reviews={page}
      vendorName="Juniper Realty"
      allHref="/vendor/2?tab=reviews"
    />,
  );
}

describe("reviews of a listing", () => {
  test("links to the same order and stars without JavaScript, and fetches nothing before a click", () => {
    const requests = mockLists(() => ({ body: [] }));
    show();
    expect(screen.getByRole("link", { name: "Highest rated" })).toHaveAttribute(
      "href",
      "/vendor/2?tab=reviews&sort=highest",
    );
    const bars = within(screen.getByRole("list", { name: "Reviews by stars" })).getAllByRole("link");
    expect(bars.map((bar) => bar.getAttribute("href"))).toEqual([
      "/vendor/2?tab=reviews&stars=5",
      "/vendor/2?tab=reviews&stars=2",
    ]);
    expect(requests).toEqual([]);
  });

  test("shows the stars of a clicked bar in the chosen order, in place, and all again", async () => {
    const requests = mockLists(({ searchParams }) => ({
      body: [reviewDto({ number: 9, text: `Stars ${searchParams.get("stars")}` })],
      total: 1,
    }));
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("link", { name: /^2 stars?/ }));
    expect(await screen.findByText("Stars 2")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("1 review with 2 stars");
    expect(screen.queryByText("Review 1")).toBeNull();
    await user.click(screen.getByRole("link", { name: "Lowest rated" }));
    expect(await screen.findByText("Stars 2")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Lowest rated" })).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("link", { name: "Show all" }));
    expect(await screen.findByText("Stars null")).toBeInTheDocument();
    expect(requests.map(({ search }) => search)).toEqual([
      "?stars=2",
      "?sort=lowest&stars=2",
      "?sort=lowest",
    ]);
  });

  test("keeps focus on the clicked order from the first click on", async () => {
    mockLists(() => ({ body: [reviewDto({ number: 9, text: "The lowest" })], total: 1 }));
    const user = userEvent.setup();
    show();
    const lowest = screen.getByRole("link", { name: "Lowest rated" });
    await user.click(lowest);
    expect(await screen.findByText("The lowest")).toBeInTheDocument();
    expect(lowest).toHaveFocus();
    expect(lowest).toHaveAttribute("aria-current", "true");
  });
});

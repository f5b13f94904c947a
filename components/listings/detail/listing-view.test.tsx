import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ListingStatus } from "@/lib/listings/rules";
import type { UserDto } from "@/lib/users/contract";
import { ratingSummaryDto, reviewDto, userDto, vendorProfileDto } from "@/prisma/test/dtos";
import { homeDto, ownListingDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { VisitorPart, VisitorPreview } from "@/components/vendors/visitor-part";
import { ListingView, type ListingViewProps } from "./listing-view";

const empty = { items: [], next: null, total: 0, capped: false };

function show(facts: Partial<ListingViewProps> = {}, user: UserDto | null = null) {
  const listing = homeDto();
  const props: ListingViewProps = {
    listing,
    vendor: vendorProfileDto(),
    reviews: empty,
    ratings: ratingSummaryDto(),
    related: [],
    trail: [],
    site: { url: `http://localhost:3000/listings/${listing.id}`, contactEmail: "hello@plaza.example" },
    ...facts,
  };
  return renderPage(<ListingView {...props} />, { path: `/listings/${props.listing.id}`, user });
}

describe("ListingView", () => {
  test("shows title, place, price, facts, description, and vendor", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bungalow near the river");
    expect(screen.getAllByText("$400,000.00").length).toBeGreaterThan(0);
    expect(screen.getByText("3 beds · 2 baths · 1,600 sq ft")).toBeInTheDocument();
    expect(screen.getByText("Bedrooms").closest("div")).toHaveTextContent("Bedrooms3");
    expect(screen.getByText("A garden.").tagName).toBe("P");
    const vendor = screen.getByRole("region", { name: "About the vendor" });
    expect(within(vendor).getByText("Verified")).toBeInTheDocument();
    expect(within(vendor).getByText("Member since March 2024")).toBeInTheDocument();
    expect(within(vendor).getByText("Usually replies within 2 hours")).toBeInTheDocument();
  });

  test("links to the vendor's messages, and for a home to a viewing", () => {
    const { listing } = { listing: homeDto() };
    show({ listing });
    for (const link of screen.getAllByRole("link", { name: "Contact vendor" })) {
      expect(link).toHaveAttribute("href", `/messages?listing=${listing.id}`);
    }
    expect(screen.getByRole("link", { name: "Request a viewing" })).toHaveAttribute(
      "href",
      `/messages?listing=${listing.id}&kind=viewing`,
    );
  });

  test("shows when the price was reduced, and the old price", () => {
    const listing = homeDto({
      previousPrice: 450_000,
      reducedAt: "2026-02-03T00:00:00.000Z",
      priceHistory: [
        { price: 450_000, changedAt: "2026-01-02T00:00:00.000Z" },
        { price: 400_000, changedAt: "2026-02-03T00:00:00.000Z" },
      ],
    });
    show({ listing });
    const card = screen.getByRole("complementary", { name: "Price and contact" });
    expect(card).toHaveTextContent("Before: $450,000.00");
    expect(within(card).getByText(/^Reduced/)).toHaveAttribute("title", "February 3, 2026");
    const history = screen.getByRole("region", { name: "Price history" });
    expect(within(history).getAllByRole("listitem")[0]).toHaveTextContent("$400,000.00Down 11%");
  });

  test.each([
    ["reserved", "Reserved", true],
    ["sold", "Sold", false],
    ["let", "Rented", false],
    ["expired", "Expired", false],
  ] as [ListingStatus, string, boolean][])("says that it is %s", (status, badge, mayAsk) => {
    show({
      listing: homeDto({ status }),
      related: [homeDto({ id: "01890000-0000-7000-8000-000000000055" })],
    });
    // Beside the category on phones, above the price on desktops.
    expect(screen.getAllByText(badge)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "See similar listings" })).toHaveAttribute("href", "#related");
    expect(screen.queryAllByRole("link", { name: "Contact vendor" }).length > 0).toBe(mayAsk);
  });

  test("shows when an absent vendor will be back", () => {
    show({
      vendor: vendorProfileDto({ holidayUntil: "2026-12-24T00:00:00.000Z", holidayMessage: "At the coast." }),
    });
    expect(screen.getByText("Away until December 24, 2026")).toBeInTheDocument();
    expect(screen.getByText("At the coast.")).toBeInTheDocument();
  });

  test.each([
    ["a home for sale", homeDto(), true],
    ["a rental", homeDto({ details: { listingType: "rent" } }), false],
    ["a sold home", homeDto({ status: "sold" }), false],
    ["a product", homeDto({ category: "products", details: {} }), false],
  ])("offers the mortgage calculator only when there is something to buy: %s", (_, listing, offered) => {
    show({ listing });
    expect(screen.queryByText("Monthly payment") !== null).toBe(offered);
  });

  test("offers a comparison for homes only", () => {
    show({ listing: homeDto({ category: "services", details: { duration: "2 hours" } }) });
    expect(screen.queryByRole("button", { name: "Add to comparison" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Request a viewing" })).toBeNull();
  });

  test("shows the newest reviews with the vendor's reply", () => {
    const reply = { text: "Thank you!", repliedAt: "2026-02-02T00:00:00.000Z" };
    const reviews = {
      ...empty,
      items: [reviewDto({ number: 1, reply }), reviewDto({ number: 2 })],
      total: 2,
    };
    const ratings = { count: 2, average: 5, stars: { ...ratingSummaryDto().stars, 5: 2 } };
    show({ reviews, ratings });
    const section = screen.getByRole("region", { name: "Reviews" });
    expect(within(section).getAllByRole("article")).toHaveLength(2);
    expect(within(section).getByText("Thank you!")).toBeInTheDocument();
    const bars = within(section).getByRole("list", { name: "Reviews by stars" });
    expect(within(bars).getAllByRole("listitem")[0]).toHaveTextContent("52 reviews");
  });

  test("explains who may write a review when there are none", () => {
    show();
    expect(screen.getByText(/Only people who’ve messaged or bought from Juniper Realty/)).toBeInTheDocument();
  });

  describe("to its owner", () => {
    const listing = homeDto();
    const owner = userDto({ role: "vendor", approved: true, vendorId: listing.vendorId });
    const read = `GET /api/listings/${listing.id}/edit`;
    const own = ownListingDto({ editing: "revision", actions: ["sell"], viewCount: 1204, favoriteCount: 1 });

    test("shows views and ways to edit it instead of ways to contact, save, review, or report", async () => {
      mockCalls({ [read]: { body: own } });
      show({ listing }, owner);
      expect(await screen.findByText("1,204 views · 1 favorite")).toBeInTheDocument();
      expect(screen.getByText("Your listing")).toBeInTheDocument();
      for (const link of screen.getAllByRole("link", { name: "Edit" })) {
        expect(link).toHaveAttribute("href", `/edit-listing/${listing.id}`);
      }
      for (const name of ["Contact vendor", "Request a viewing", "Make an offer", "Write a review"]) {
        expect(screen.queryByRole("link", { name })).toBeNull();
      }
      expect(screen.queryByText("Report this listing")).toBeNull();
      expect(screen.queryByRole("button", { name: /to favorites$/ })).toBeNull();
    });

    test("marks it as sold once confirmed", async () => {
      const sell = `POST /api/listings/${listing.id}/sell`;
      const sold = ownListingDto({ status: "sold", editing: "closed", actions: [] });
      let current = own;
      const requests = mockCalls({
        [read]: () => ({ body: current }),
        [sell]: () => {
          current = sold;
          return { body: sold };
        },
      });
      const { refreshed } = show({ listing }, owner);
      fireEvent.click(await screen.findByRole("button", { name: "Mark as sold" }));
      const dialog = within(screen.getByRole("dialog"));
      expect(dialog.getByText(/^It stays on the site marked as sold/)).toBeInTheDocument();
      expect(requests.map(({ call }) => call)).not.toContain(sell);
      fireEvent.click(dialog.getByRole("button", { name: "Mark as sold" }));
      await waitFor(() => expect(refreshed).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole("button", { name: "Mark as sold" })).toBeNull());
    });

    test("shows the visitors' page in a preview", () => {
      const view = <VisitorPart vendorId={listing.vendorId}>For visitors</VisitorPart>;
      renderPage(<VisitorPreview>{view}</VisitorPreview>, { user: owner });
      expect(screen.getByText("For visitors")).toBeInTheDocument();
    });

    test("shows another vendor the visitors' page", () => {
      show({ listing }, { ...owner, vendorId: "01890000-0000-7000-8000-000000000077" });
      expect(screen.getAllByRole("link", { name: "Contact vendor" })).toHaveLength(2);
      expect(screen.queryByText("Your listing")).toBeNull();
    });
  });
});

import { screen, within } from "@testing-library/react";
import { successStoryDto } from "@/prisma/test/dtos";
import { listingDtos } from "@/prisma/test/dtos/listings";
import { renderPage } from "@/prisma/test/render-page";
import { ListingRow } from "./listing-row";
import { NothingMatches, NothingYet } from "./no-listings";
import { SuccessStories } from "./success-stories";
import { VendorBanner } from "./vendor-banner";

const story = successStoryDto();

describe("VendorBanner", () => {
  test("shows 'Become a Vendor Today' and a register button", () => {
    renderPage(<VendorBanner />);
    const banner = screen.getByRole("region", { name: "Become a Vendor Today" });
    expect(within(banner).getByRole("link", { name: "Register as a vendor" })).toHaveAttribute(
      "href",
      "/auth?tab=register&as=vendor",
    );
  });
});

describe("SuccessStories", () => {
  test("shows each quote with its stars and listing", () => {
    renderPage(<SuccessStories stories={[story]} />);
    const block = within(screen.getByRole("region", { name: "Success Stories" }));
    expect(block.getByText("The desk came the next day.")).toBeInTheDocument();
    expect(block.getByRole("img", { name: "5 out of 5 stars" })).toBeInTheDocument();
    expect(block.getByRole("link", { name: "Walnut desk" })).toHaveAttribute("href", "/listings/desk");
  });

  test("hides the section without stories", () => {
    expect(renderPage(<SuccessStories stories={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("ListingRow", () => {
  test("shows a titled row of cards, and nothing without listings", () => {
    const { unmount } = renderPage(
      <ListingRow id="row" title="Featured products" listings={listingDtos(1, 4)} />,
    );
    const row = within(screen.getByRole("region", { name: "Featured products" }));
    expect(row.getAllByRole("article")).toHaveLength(4);
    unmount();
    expect(
      renderPage(<ListingRow id="row" title="Featured products" listings={[]} />).container,
    ).toBeEmptyDOMElement();
  });
});

describe("No listings found", () => {
  test("offers all listings when filters match none", () => {
    renderPage(<NothingMatches />);
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show all listings" })).toHaveAttribute(
      "href",
      "/?scrollTo=listings#listings",
    );
  });

  test("offers to become a vendor when there are no listings yet", () => {
    renderPage(<NothingYet />);
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Become a vendor" })).toHaveAttribute(
      "href",
      "/auth?tab=register&as=vendor",
    );
  });
});

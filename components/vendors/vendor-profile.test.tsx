import { screen, within } from "@testing-library/react";
import { vendorProfileDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { VendorAbout } from "./vendor-about";
import { VendorHeader } from "./vendor-header";
import { VendorListings } from "./vendor-listings";

describe("VendorHeader", () => {
  test("shows name, badge, rating, and proof", () => {
    renderPage(<VendorHeader vendor={vendorProfileDto()} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Juniper Realty");
    expect(screen.getByText("Verified")).toBeInTheDocument();
    expect(screen.getByText("Member since March 2024")).toBeInTheDocument();
    expect(screen.getByText("3 listings")).toBeInTheDocument();
  });

  test("claims neither a verification nor an unknown reply time", () => {
    renderPage(<VendorHeader vendor={vendorProfileDto({ verified: false, medianReplySeconds: null })} />);
    expect(screen.queryByText("Verified")).toBeNull();
    expect(screen.queryByText(/replies/)).toBeNull();
  });

  test("shows when an absent vendor will be back", () => {
    renderPage(<VendorHeader vendor={vendorProfileDto({ holidayUntil: "2026-12-24" })} />);
    expect(screen.getByText("Away until December 24, 2026")).toBeInTheDocument();
  });
});

describe("VendorAbout", () => {
  test("shows hours from Monday on, with closed days and without unknown ones", () => {
    const hours = {
      sun: null,
      tue: { open: "09:00", close: "17:30" },
      mon: { open: "08:00", close: "12:00" },
    };
    renderPage(<VendorAbout vendor={vendorProfileDto({ hours })} />);
    const rows = within(screen.getByRole("table", { name: "Business hours" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Monday8 AM – 12 PM",
      "Tuesday9 AM – 5:30 PM",
      "SundayClosed",
    ]);
  });

  test("links to the website with noopener and nofollow", () => {
    renderPage(<VendorAbout vendor={vendorProfileDto({ website: "https://www.juniper.example/" })} />);
    const link = screen.getByRole("link", { name: /juniper\.example/ });
    expect(link).toHaveAttribute("rel", "noopener nofollow");
    expect(link).toHaveTextContent("juniper.example");
  });
});

describe("VendorListings", () => {
  test("shows when there are no listings, with a link onward", () => {
    const page = { items: [], next: null, total: 0, capped: false };
    renderPage(
      <VendorListings vendor={vendorProfileDto()} page={page} previousHref={null} nextHref={null} />,
    );
    expect(screen.getByText("No listings right now")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse other listings" })).toHaveAttribute(
      "href",
      "/real-estate",
    );
  });
});

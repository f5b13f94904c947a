import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { ListingDto } from "@/lib/listings/contract";
import { userDto } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ListingCard } from "./listing-card";
import { ListingGrid } from "./listing-grid";

const name = "0123456789abcdef0123456789abcdef";

const ratedListing = (facts: Partial<ListingDto> = {}) =>
  listingDto({
    images: [`/images/${name}-640.webp`],
    blurDataUrl: "data:image/webp;base64,AAAA",
    averageRating: 4.64,
    rating: 4.64,
    reviewCount: 1201,
    ...facts,
  });

describe("ListingCard", () => {
  test("shows badge, title, price, place and rating, and is one link with the heart beside it", () => {
    renderPage(<ListingCard listing={ratedListing()} />);
    const card = screen.getByRole("article");
    expect(within(card).getByText("Products")).toBeInTheDocument();
    const links = within(card).getAllByRole("link");
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveTextContent("Walnut sideboard");
    expect(links[0]).toHaveAttribute("href", "/listings/01890000-0000-7000-8000-000000000009");
    expect(card).toHaveTextContent("$1,250.00");
    expect(card).toHaveTextContent("Austin, TX");
    expect(card).toHaveTextContent("Rated 4.6 out of 5, 1,201 reviews");
    const heart = within(card).getByRole("button", { name: "Save Walnut sideboard to favorites" });
    expect(links[0]).not.toContainElement(heart);
  });

  test.each([
    [12.4, "Austin, TX· 12 mi"],
    [0.3, "Austin, TX· 1 mi"],
    [undefined, "Austin, TX"],
  ])("shows %p miles away as '%s' for the place", (distance, place) => {
    const { container } = renderPage(<ListingCard listing={{ ...ratedListing(), distance }} />);
    expect(container.querySelector(".card-place")?.textContent).toBe(place);
  });

  test("shows 'Reduced' and strikes through a higher old price", () => {
    const { container } = renderPage(<ListingCard listing={ratedListing({ previousPrice: 1500 })} />);
    expect(screen.getByText("Reduced")).toBeInTheDocument();
    expect(container.querySelector("s")).toHaveTextContent("Before: $1,500.00");
  });

  test.each([1250, 900, null])("omits 'Reduced' for an old price of %p", (previousPrice) => {
    const { container } = renderPage(<ListingCard listing={ratedListing({ previousPrice })} />);
    expect(screen.queryByText("Reduced")).not.toBeInTheDocument();
    expect(container.querySelector("s")).toBeNull();
  });

  test.each([
    [{ listingType: "rent" }, "$2,400.00 / month"],
    [{ listingType: "sale" }, "$2,400.00"],
    [{ pricing: "hourly" }, "$2,400.00 / hour"],
    [{ pricing: "from" }, "From $2,400.00"],
  ] as const)("shows the price of %j with its unit", (details, expected) => {
    const { container } = renderPage(<ListingCard listing={ratedListing({ price: 2400, details })} />);
    expect(container.querySelector("[data-slot=price]")?.textContent).toBe(expected);
  });

  test("shows a service as no longer offered, not as sold", () => {
    renderPage(<ListingCard listing={ratedListing({ status: "sold", category: "services" })} />);
    expect(screen.getByText("No longer offered")).toBeInTheDocument();
    expect(screen.queryByText("Sold")).not.toBeInTheDocument();
  });

  test("shows a listing as unavailable instead of reduced", () => {
    renderPage(<ListingCard listing={ratedListing({ status: "sold", previousPrice: 1500 })} />);
    expect(screen.getByText("Sold")).toBeInTheDocument();
    expect(screen.queryByText("Reduced")).not.toBeInTheDocument();
  });

  test.each([
    [true, ["Featured", "Reduced"]],
    [false, ["Reduced"]],
  ])("shows 'Featured' next to a reduction when featured is %s", (featured, notes) => {
    renderPage(<ListingCard listing={ratedListing({ featured, previousPrice: 1500 })} />);
    const shown = screen.queryAllByText(/^(Featured|Reduced)$/).map((note) => note.textContent);
    expect(shown.sort()).toEqual(notes);
  });

  test("offers three widths of its picture over the blurred placeholder", () => {
    const { container } = renderPage(<ListingCard listing={ratedListing()} loading="eager" />);
    const picture = container.querySelector("img");
    expect(picture).toHaveAttribute(
      "srcset",
      `/images/${name}-320.webp 320w, /images/${name}-528.webp 528w, /images/${name}-640.webp 640w, /images/${name}-1280.webp 1280w`,
    );
    const frame = picture?.closest<HTMLElement>("[data-slot=listing-picture]");
    expect(frame?.style.backgroundImage).toContain("data:image/webp;base64,AAAA");
  });

  test("shows a placeholder without a picture, and no rating without reviews", () => {
    const { container } = renderPage(<ListingCard listing={ratedListing({ images: [], reviewCount: 0 })} />);
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByText("No photo yet")).toBeInTheDocument();
    expect(screen.queryByText("No reviews yet")).not.toBeInTheDocument();
  });

  test.each([
    [{ beds: 2, baths: 1, areaSqFt: 940 }, "2 bd · 1 ba · 940 sq ft"],
    [{ beds: 0, baths: 1.5 }, "Studio · 1.5 ba"],
  ])("describes a home with %j", (details, expected) => {
    renderPage(<ListingCard listing={ratedListing({ category: "realestate", reviewCount: 0, details })} />);
    expect(screen.getByRole("article")).toHaveTextContent(expected);
  });

  test("keeps the rating of a home apart from its facts, which wrap without it", () => {
    const details = { beds: 6, baths: 4, areaSqFt: 11_470 };
    const { container } = renderPage(
      <ListingCard listing={ratedListing({ category: "realestate", details })} />,
    );
    const [facts, rating] = container.querySelector(".card-facts")!.children;
    expect([...facts!.children].map((fact) => fact.textContent)).toEqual([
      "6 bd",
      " · 4 ba",
      " · 11,470 sq ft",
    ]);
    expect(rating).toHaveClass("rating");
  });

  test("shows year and mileage of a vehicle", () => {
    const details = { subcategory: "vehicles/cars", year: 2019, mileage: 64_200 };
    const { container } = renderPage(<ListingCard listing={ratedListing({ details })} />);
    expect(container.querySelector(".card-facts")!.children[0]).toHaveTextContent("2019 · 64,200 mi");
  });

  test("takes two stops of the keyboard, and turns its photos with the arrow keys", async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollTo = (to: unknown) => void scrolled.push(to);
    const images = ["a", "b", "c"].map((letter) => `/images/${letter.repeat(32)}-640.webp`);
    const { container } = renderPage(<ListingCard listing={ratedListing({ images })} />);
    await userEvent.tab();
    await waitFor(() => expect(container.querySelectorAll(".card-arrow")).toHaveLength(2));
    expect(screen.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(scrolled).toHaveLength(1);
    await userEvent.tab();
    expect(screen.getByRole("button")).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test("prompts a visitor who clicks the heart to log in", async () => {
    renderPage(
      <>
        <ListingCard listing={ratedListing()} />
        <Toaster />
      </>,
      { path: "/products" },
    );
    await userEvent.click(screen.getByRole("button", { name: /^Save/ }));
    expect(
      await screen.findByText("Authentication Required - Please log in to save favorites."),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/auth?next=%2Fproducts");
  });
});

describe("ListingGrid", () => {
  test("loads the first row of a leading grid at once, its first picture first, and the rest when near", () => {
    const listings = Array.from({ length: 6 }, (_, index) => ratedListing({ id: String(index) }));
    const { container } = renderPage(<ListingGrid listings={listings} leading />);
    const first = [...container.querySelectorAll("li")].map((item) =>
      item.querySelector("img")?.getAttribute("fetchpriority"),
    );
    expect(first).toEqual(["high", "low", "low", "low", undefined, undefined]);
  });

  test("fills the hearts of saved listings with one request", async () => {
    const requests = mockCalls({ "GET /api/favorites/ids": { body: ["b"] } });
    renderPage(<ListingGrid listings={[ratedListing({ id: "a" }), ratedListing({ id: "b" })]} />, {
      user: userDto(),
    });
    const pressed = () => screen.getAllByRole("button").map((heart) => heart.getAttribute("aria-pressed"));
    await waitFor(() => expect(pressed()).toEqual(["false", "true"]));
    expect(requests).toHaveLength(1);
  });

  test("loads no picture of another grid before it is near", () => {
    const { container } = renderPage(<ListingGrid listings={[ratedListing()]} />);
    expect(container.querySelector("img")).toBeNull();
  });
});

import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { listPins, listPagePins } from "@/lib/search/refinement/pins.queries";
import { ListingsMap } from "./map-section";

jest.mock("@/lib/search/refinement/pins.queries", () => ({
  isOnePage: ({ match }: { match: string }) => match === "partial",
  listPins: jest.fn(),
  listPagePins: jest.fn(),
}));
jest.mock("@/components/places/results-map", () => ({
  ResultsMap: ({ children }: { children: ReactNode }) => children,
}));

const austin = {
  id: "austin-tx",
  name: "Austin, TX",
  latitude: 30,
  longitude: -98,
  x: 480,
  y: 480,
  lowest: 5,
};

type Found = { isPartial?: boolean; isCut?: boolean; capped?: boolean; about?: boolean; search?: string };

async function noteOf({ isPartial = false, isCut = false, capped = false, about = false, search }: Found) {
  jest.mocked(listPins).mockResolvedValue({ pins: [{ ...austin, count: 8 }], isPartial, isCut });
  const page = { items: [], next: null, match: "exact" as const, total: 10, capped, about };
  render(await ListingsMap({ address: { search }, page, href: "/products" }));
  return screen.getByText(/Pins show/).textContent;
}

describe("the note below the map of listings", () => {
  test("counts the listings that are not on the map", async () => {
    expect(await noteOf({})).toBe(
      "Pins show city centers or the area around them, not addresses. Not on the map: 2 listings without a city.",
    );
  });

  test.each<Found>([{ capped: true }, { about: true }, { search: "lamp" }])(
    "omits the count when it is unknown: %j",
    async (found) => {
      expect(await noteOf(found)).toBe("Pins show city centers or the area around them, not addresses.");
    },
  );

  test("shows which listings and places the map has when it has only some", async () => {
    expect(await noteOf({ isCut: true, isPartial: true })).toBe(
      "Counts cover the newest and best matches. Shows the 500 places with the most listings. Pins show city centers or the area around them, not addresses.",
    );
  });

  test("counts only the listings on the page for partial matches", async () => {
    const page = { items: [], next: null, match: "partial" as const, total: 3, capped: false, about: false };
    jest
      .mocked(listPagePins)
      .mockResolvedValue({ pins: [{ ...austin, count: 2 }], isPartial: false, isCut: false });
    render(await ListingsMap({ address: { search: "lamp" }, page, href: "/search" }));
    expect(screen.getByText(/Pins show/)).toHaveTextContent("Not on the map: 1 listing without a city.");
  });
});

describe("the pins of homes", () => {
  const page = { items: [], next: "more", match: "exact" as const, total: 10, capped: false, about: false };
  const inAustin = (count: number) => ({
    pins: [{ ...austin, lowest: 900, count }],
    isPartial: false,
    isCut: false,
  });

  test.each([
    [8, "Austin, TX: 8 listings from $900 a month"],
    [3, "Austin, TX: 8 listings"],
  ])("shows the price of 8 listings, %d of them for rent, as '%s'", async (rented, name) => {
    jest
      .mocked(listPins)
      .mockImplementation(async ({ listingType }) => inAustin(listingType === "rent" ? rented : 8));
    render(await ListingsMap({ address: { category: "realestate" }, page, href: "/real-estate" }));
    expect(screen.getByRole("link", { name })).toBeInTheDocument();
  });
});

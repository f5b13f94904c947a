import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { listPins, listPagePins } from "@/lib/search/refinement/pins.queries";
import { ListingsMap } from "./map-section";

jest.mock("@/lib/search/refinement/pins.queries", () => ({
  isOnePage: ({ match }: { match: string }) => match === "partial",
  listPins: jest.fn(),
  listPinsOf: jest.fn(),
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

describe("below the map of listings", () => {
  test("is how many of them are not on it", async () => {
    expect(await noteOf({})).toBe(
      "Pins show city centers, not addresses. Not on the map: 2 listings without a city.",
    );
  });

  test.each<Found>([{ capped: true }, { about: true }, { search: "lamp" }])(
    "is no such number where it is not known: %j",
    async (found) => {
      expect(await noteOf(found)).toBe("Pins show city centers, not addresses.");
    },
  );

  test("is which of them it shows where that is a part", async () => {
    expect(await noteOf({ isCut: true, isPartial: true })).toBe(
      "Counts cover the newest and best matches. Shows the 500 places with the most listings. Pins show city centers, not addresses.",
    );
  });

  test("is what the page shows where only that has most of what was asked for", async () => {
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
  ])("say the price of 8 listings of which %d are for rent as '%s'", async (rented, name) => {
    jest
      .mocked(listPins)
      .mockImplementation(async ({ listingType }) => inAustin(listingType === "rent" ? rented : 8));
    render(await ListingsMap({ address: { category: "realestate" }, page, href: "/real-estate" }));
    expect(screen.getByRole("link", { name })).toBeInTheDocument();
  });
});

import type { ListingDto } from "@/lib/listings/contract";

/** A listing as the API tells of it. */
export function makeListing(facts: Partial<ListingDto> = {}): ListingDto {
  return {
    id: "01890000-0000-7000-8000-000000000009",
    title: "Walnut sideboard",
    description: "",
    price: 1250,
    previousPrice: null,
    category: "products",
    status: "approved",
    featured: false,
    images: [],
    blurDataUrl: null,
    location: "Austin, TX",
    vendorId: "01890000-0000-7000-8000-000000000002",
    vendorName: "Oak & Iron",
    createdAt: "2026-01-01T00:00:00.000Z",
    averageRating: 0,
    rating: 0,
    reviewCount: 0,
    details: {},
    ...facts,
  };
}

/** As many listings as asked for, named after where they stand: 'Listing 1' and so on. */
export function makeListings(from: number, to: number): ListingDto[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    makeListing({ id: `listing-${from + index}`, title: `Listing ${from + index}` }),
  );
}

type Reply = { status?: number; body: unknown; next?: string; total?: number };

/** Answers every request from a function of its address, as lists are answered: the next page in a Link header. */
export function answerLists(reply: (address: URL) => Reply | Promise<Reply>): URL[] {
  const asked: URL[] = [];
  globalThis.fetch = async (input) => {
    const address = new URL(String(input), "http://localhost");
    asked.push(address);
    const { status = 200, body, next, total = 0 } = await reply(address);
    const headers = new Headers({ "x-total-count": String(total) });
    if (next) headers.set("link", `<${address.pathname}?cursor=${next}>; rel="next"`);
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers,
      text: async () => JSON.stringify(body),
      json: async () => body,
    } as Response;
  };
  return asked;
}

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { idOf } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockCalls, mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion } from "@/prisma/test/device";
import { LiveMap } from "./live-map";
import { placeIdentity } from "./place-identity";

const pins = [
  { id: "st-paul-mn", name: "St. Paul, MN", x: 560, y: 200, count: 3 },
  { id: "austin-tx", name: "Austin, TX", x: 480, y: 480, count: 2 },
  { id: "austin-ar", name: "Austin, AR", x: 700, y: 380, count: 1 },
  { id: "tx", name: "Texas", x: 200, y: 300, count: 1 },
];

beforeEach(() => mockReducedMotion(false));

async function litBy(place: string): Promise<string[]> {
  const { unmount } = renderPage(
    <>
      <article data-slot="listing-card">
        <p className="card-place">
          <span>{place}</span>
        </p>
      </article>
      <LiveMap pins={pins} noun="listing" href="/products" />
    </>,
  );
  await userEvent.hover(within(screen.getByRole("article")).getByText(place));
  // Lazy content arrives a moment later.
  await act(async () => undefined);
  const lit = [...document.querySelectorAll("[data-lit]")].map((pin) => pin.textContent ?? "");
  unmount();
  return lit.map((text) => pins.find(({ name }) => text.includes(name))?.id ?? text);
}

describe("a hovered card", () => {
  test.each([
    ["St. Paul, MN", "st-paul-mn"],
    ["Saint Paul, Minnesota", "st-paul-mn"],
    ["austin tx", "austin-tx"],
    ["Austin, AR", "austin-ar"],
    ["Austin, Texas · Hybrid", "austin-tx"],
    ["TX", "tx"],
  ])("highlights in %s only the pin of %s", async (place, id) => {
    expect(await litBy(place)).toEqual([id]);
  });

  test.each(["78701", "78701-1234", "12 Main St, Austin, TX 78701"])(
    "highlights in %s the pin of the place with that ZIP code",
    async (place) => {
      const requests = mockLists(() => ({
        body: [{ id: "austin-tx", kind: "city", name: "Austin", state: "TX", latitude: 30, longitude: -97 }],
      }));
      expect(await litBy(place)).toEqual(["austin-tx"]);
      expect(requests.map(({ search }) => search)).toEqual(["?q=78701"]);
    },
  );

  test.each(["Austin", "Remote", "Boise, ID"])("highlights in %s no pin", async (place) => {
    expect(await litBy(place)).toEqual([]);
  });
});

const near = (id: string, x: number) => ({ id, name: `${id}, TX`, x, y: 300, count: 2 });

function show(shown: readonly ReturnType<typeof near>[]) {
  const { visited } = renderPage(<LiveMap pins={shown} noun="listing" href="/products?q=lamp" />);
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
  return { visited, press };
}

describe("a click on a pin", () => {
  test("opens the results of a single place", async () => {
    const { visited, press } = show([near("waco", 400), near("reno", 900)]);
    await press("waco, TX: 2 listings");
    expect(visited).toEqual(["/products?q=lamp&place=waco&within=0"]);
  });

  test("zooms in on several places until each has its own pin", async () => {
    const { visited, press } = show([near("waco", 400), near("hico", 410), near("reno", 900)]);
    await press("2 places near waco, TX: 4 listings");
    expect(screen.getByRole("button", { name: "waco, TX: 2 listings" })).toBeVisible();
    expect(screen.getByRole("button", { name: "hico, TX: 2 listings" })).toBeVisible();
    expect(visited).toEqual([]);
  });

  test("opens the results within ten miles for places that no view separates", async () => {
    const { visited, press } = show([near("waco", 400), near("hico", 400.05)]);
    for (let clicks = 0; clicks < 10 && visited.length === 0; clicks += 1) await press(/2 places near/);
    expect(visited).toEqual(["/products?q=lamp&place=waco&within=10"]);
  });
});

describe("the offers of a pressed pin", () => {
  const offers = [
    listingDto({ id: idOf(1), title: "Lamp", price: 1250, location: "waco, TX" }),
    listingDto({ id: idOf(2), title: "Studio", price: 900, details: { listingType: "rent" } }),
  ];
  const list = (
    <div className="results">
      {[1, 2].map((number) => (
        <article key={number} data-slot="listing-card">
          <a href={`/listings/${idOf(number)}`}>Card {number}</a>
        </article>
      ))}
    </div>
  );

  async function showOffers() {
    const requests = mockLists(() => ({ body: offers }));
    const address = { search: "lamp", maxPrice: 2000 };
    renderPage(
      <>
        {list}
        <LiveMap
          pins={[near("waco", 400), near("reno", 900)]}
          noun="listing"
          href="/products?q=lamp"
          address={address}
        />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "waco, TX: 2 listings" }));
    const panel = await screen.findByRole("region", { name: "Listings in waco, TX" });
    await within(panel).findByRole("link", { name: /^Lamp/ });
    return { requests, panel, pin: (name: string) => screen.getByRole("link", { name }) };
  }

  test("shows pins with their prices, and a list that receives the focus", async () => {
    const { requests, panel, pin } = await showOffers();
    expect(panel).toHaveFocus();
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
      "/api/listings?search=lamp&maxPrice=2000&place=waco&within=0&limit=24",
    ]);
    expect(pin("Lamp: $1,250.00")).toHaveTextContent("$1.3K");
    expect(pin("Studio: $900.00 / month")).toHaveTextContent("$900/mo");
    expect(pin("Lamp: $1,250.00")).toHaveAttribute("href", `/listings/${idOf(1)}`);
    expect(pin("Lamp: $1,250.00").style.left).not.toBe(pin("Studio: $900.00 / month").style.left);
    expect(within(panel).getByRole("link", { name: "See all" })).toHaveAttribute(
      "href",
      "/products?q=lamp&place=waco&within=0",
    );
    expect(screen.queryByRole("button", { name: "waco, TX: 2 listings" })).toBeNull();
  });

  test("highlights the card of a pin, and the pin of a card", async () => {
    const { pin } = await showOffers();
    const card = (number: number) => screen.getByRole("link", { name: `Card ${number}` }).closest("article")!;
    await userEvent.hover(pin("Studio: $900.00 / month"));
    expect([1, 2].map((number) => card(number).hasAttribute("data-lit"))).toEqual([false, true]);
    await userEvent.unhover(pin("Studio: $900.00 / month"));
    expect(card(2)).not.toHaveAttribute("data-lit");
    await userEvent.hover(card(1));
    expect(pin("Lamp: $1,250.00")).toHaveAttribute("data-lit");
    expect(pin("Studio: $900.00 / month")).not.toHaveAttribute("data-lit");
  });

  test("closes with Escape, and shows the city's pin again", async () => {
    await showOffers();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Listings in waco, TX" })).toBeNull();
    expect(screen.getByRole("button", { name: "waco, TX: 2 listings" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Map of the results" })).toHaveFocus();
  });
});

describe("a hovered pin", () => {
  test("highlights the cards of its place", async () => {
    renderPage(
      <>
        <div className="results">
          {["waco, TX", "reno, TX"].map((place) => (
            <article key={place} data-slot="listing-card">
              <p className="card-place">
                <span>{place}</span>
              </p>
            </article>
          ))}
        </div>
        <LiveMap pins={[near("waco", 400), near("reno", 900)]} noun="listing" href="/products" />
      </>,
    );
    await userEvent.hover(screen.getByRole("button", { name: "reno, TX: 2 listings" }));
    expect(screen.getAllByRole("article").map((card) => card.hasAttribute("data-lit"))).toEqual([
      false,
      true,
    ]);
  });
});

describe("moving the map", () => {
  const hico = { id: "hico-tx", kind: "city", name: "Hico", state: "TX", latitude: 32, longitude: -98 };
  const back = () => screen.queryByRole("button", { name: "Back to the previous area" });

  test("searches around its center, as far as the view reaches, and can be undone", async () => {
    const sent = mockCalls({ "POST /api/places/nearest": { body: { place: hico } } });
    const { visited, press } = show([near("waco", 400), near("hico", 410)]);
    expect(back()).toBeNull();
    await press("Zoom in");
    await waitFor(() => expect(visited).toEqual(["/products?q=lamp&place=hico-tx&within=100"]));
    const { latitude, longitude } = sent[0]!.body as { latitude: number; longitude: number };
    expect([latitude, longitude]).toEqual([38.8, -101.3]);
    await userEvent.click(back()!);
    expect(visited).toEqual(["/products?q=lamp&place=hico-tx&within=100", location.pathname]);
    expect(back()).toBeNull();
  });

  test("searches once for several moves in a row", async () => {
    const sent = mockCalls({ "POST /api/places/nearest": { body: { place: hico } } });
    const { visited } = show([near("waco", 400)]);
    screen.getByRole("region", { name: "Map of the results" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  test("searches nothing in a view wider than the largest distance, or without a place near its center", async () => {
    const sent = mockCalls({ "POST /api/places/nearest": { body: { place: null } } });
    const { visited, press } = show([near("waco", 400), near("reno", 900)]);
    await press("Zoom out");
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(sent).toEqual([]);
    for (let clicks = 0; clicks < 9; clicks += 1) await press("Zoom in");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([visited, back()]).toEqual([[], null]);
  });
});

describe("a map with tiles, in a browser without WebGL", () => {
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));

  test("shows the same pins on the site's own shapes, without a credit", async () => {
    const { container } = renderPage(
      <LiveMap
        pins={[near("waco", 400), near("reno", 900)]}
        noun="listing"
        href="/products"
        tiles={{ archive: "/map/tiles.pmtiles" }}
      />,
    );
    await act(async () => undefined);
    expect(screen.getByRole("button", { name: "waco, TX: 2 listings" })).toBeVisible();
    expect(screen.getByRole("button", { name: "reno, TX: 2 listings" })).toBeVisible();
    expect(container.querySelector("use")).toHaveAttribute("href", "/map/mercator-states.svg#states");
    expect(container.querySelector("svg")).not.toHaveClass("invisible");
    expect(container.querySelector("[data-slot=map-credit]")).toBeNull();
    expect(container.querySelector("[data-slot=map-tiles]")).toBeEmptyDOMElement();
  });
});

describe("the identity of a place", () => {
  test("identifies a place in every spelling within its state", () => {
    expect(placeIdentity("Fort Worth, Texas")).toBe(placeIdentity("Ft. Worth, TX"));
    expect(placeIdentity("Mt. Vernon, NY")).toBe(placeIdentity("mount vernon, new york"));
    expect(placeIdentity("Springfield, IL")).not.toBe(placeIdentity("Springfield, MO"));
    expect(placeIdentity("Springfield")).toBeNull();
  });
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockLists } from "@/prisma/test/fake-api";
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
  ])("in %s highlights only the pin of %s", async (place, id) => {
    expect(await litBy(place)).toEqual([id]);
  });

  test.each(["78701", "78701-1234", "12 Main St, Austin, TX 78701"])(
    "in %s highlights the pin of the place with that ZIP code",
    async (place) => {
      const requests = mockLists(() => ({
        body: [{ id: "austin-tx", kind: "city", name: "Austin", state: "TX", latitude: 30, longitude: -97 }],
      }));
      expect(await litBy(place)).toEqual(["austin-tx"]);
      expect(requests.map(({ search }) => search)).toEqual(["?q=78701"]);
    },
  );

  test.each(["Austin", "Remote", "Boise, ID"])("in %s highlights no pin", async (place) => {
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

describe("'Search this area'", () => {
  const button = () => screen.queryByRole("button", { name: "Search this area" });

  test("searches as far as the view reaches around the place in its center", async () => {
    const { visited, press } = show([near("waco", 380), near("hico", 396), near("bryan", 420)]);
    await press("Search this area");
    for (let clicks = 0; clicks < 3; clicks += 1) await press("Zoom in");
    await press("Search this area");
    expect(visited).toEqual([
      "/products?q=lamp&place=hico&within=100",
      "/products?q=lamp&place=hico&within=25",
    ]);
  });

  test("is not offered for a view wider than the largest search distance", async () => {
    const { press } = show([near("waco", 400)]);
    expect(button()).toBeVisible();
    await press("Zoom out");
    expect(button()).toBeNull();
  });

  test("is not offered when no place with results is in view", async () => {
    show([near("waco", 400)]);
    screen.getByRole("region", { name: "Map of the results" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(button()).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    expect(button()).toBeNull();
  });
});

describe("the identity of a place", () => {
  test("is the same in every spelling, and different in another state", () => {
    expect(placeIdentity("Fort Worth, Texas")).toBe(placeIdentity("Ft. Worth, TX"));
    expect(placeIdentity("Mt. Vernon, NY")).toBe(placeIdentity("mount vernon, new york"));
    expect(placeIdentity("Springfield, IL")).not.toBe(placeIdentity("Springfield, MO"));
    expect(placeIdentity("Springfield")).toBeNull();
  });
});

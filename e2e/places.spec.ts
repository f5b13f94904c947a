import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findListings } from "./lookups";
import { waitUntilSettled } from "./page-idle";

test.use({ viewport: { width: 360, height: 740 } });

const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });

test("leads a visitor from the homepage to two-bedroom rentals under $1,500 around a city, as chips and on the map, in six clicks", async ({
  page,
  request,
}) => {
  const [home] = await findListings(request, "search=2+bedroom+rental+under+1500&limit=48");
  expect(home).toBeDefined();
  const city = home!.location;
  await page.goto("/");

  const search = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await search.click();
  await search.pressSequentially(`2 bedroom rental under 1500 near ${city}`);
  await search.press("Enter");
  await expect(chips(page)).toContainText(`Within 25 miles of ${city}`);
  await expect(chips(page)).toContainText("2 beds");
  await expect(chips(page)).toContainText("Up to $1,500");
  await expect(page.getByRole("link", { name: home!.title })).toBeVisible();

  await page.getByRole("link", { name: "Show map" }).click();
  const map = page.getByRole("region", { name: "Map of the results" });
  await expect(map).toBeVisible();
  const pin = map.getByRole("button", { name: new RegExp(`^${city}: \\d+ listings? from \\$`) });
  await pin.click();
  await page
    .getByRole("region", { name: `Listings in ${city}` })
    .getByRole("link", { name: "See all" })
    .click();
  await expect(page).toHaveURL(/[?&]place=[a-z-]+-[a-z]{2}&within=0/);
  await expect(chips(page)).toContainText(`In ${city}`);
  await expect(page.getByRole("link", { name: home!.title })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a place as a text field, the map as a picture with links, and the city of a property", async ({
    page,
    request,
  }) => {
    await page.goto("/real-estate?place=Texas&within=25&map=1");
    await expect(chips(page)).toContainText("Texas");
    const places = page.getByRole("list", { name: "Places on the map" });
    const first = places.getByRole("link").first();
    await expect(first).toHaveAttribute("href", /^\/real-estate\?place=[a-z-]+-tx&within=\d+&map=1$/);
    const [map, note] = [places.locator("..").locator(".."), page.getByText("Pins show city centers")];
    const frame = (await map.boundingBox())!;
    expect((await note.boundingBox())!.y - frame.y - frame.height).toBeLessThan(20);
    await page.goto("/real-estate?place=Nowhere+at+all");
    await expect(page.getByText("We couldn’t find “Nowhere at all”.", { exact: false })).toBeVisible();
    const [home] = await findListings(request, "category=realestate&limit=24");
    await page.goto(`/listings/${home!.id}`);
    await expect(page.getByText(`In ${home!.location}. The map shows`, { exact: false })).toBeVisible();
  });
});

test("locates the device on a click for 'plumber near me', and shows nearby results", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 30.2672, longitude: -97.7431 });
  await page.goto("/search?q=plumber+near+me");
  await page.getByRole("button", { name: "Use my location" }).first().click();
  await expect(page).toHaveURL(/[?&]place=austin-tx/);
  await expect(chips(page)).toContainText("Within 25 miles of Austin, TX");
});

test("shows the map beside the list on a desktop, passes axe, and stays during scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/real-estate?map=1");
  const map = page.getByRole("region", { name: "Map of the results" });
  await expect(map).toBeVisible();
  const first = page.locator("[data-slot=listing-card]").first();
  const [card, frame] = [(await first.boundingBox())!, (await map.boundingBox())!];
  // As high as the window, the frame would be empty above and below the country.
  expect(frame.height).toBeLessThan(frame.width);
  expect(frame.x).toBeGreaterThan(card.x + card.width);
  expect(frame.y).toBeLessThan(card.y + card.height);
  await page.mouse.wheel(0, 1200);
  await expect(map).toBeInViewport({ ratio: 1 });
  await page.goto("/real-estate?state=TX&map=1");
  await expect(map).toBeVisible();
  expect((await map.boundingBox())!.height).toBeGreaterThan(500);
});

const pins = (page: Page) => page.getByRole("list", { name: "Places on the map" }).getByRole("button");

async function pinNames(page: Page): Promise<{ place: string; price: string }[]> {
  const texts = await pins(page).locator(".sr-only").allTextContents();
  return texts.flatMap((text) => {
    const [, place, price] = /^([^\d].*): [\d,]+ listings?(.*)$/.exec(text) ?? [];
    return place === undefined || price === undefined ? [] : [{ place, price }];
  });
}

test("cuts off no pin at the edge of the map", async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search?q=apartment&map=1");
    await expect(pins(page).first()).toBeVisible();
    const ground = page.getByRole("list", { name: "Places on the map" }).locator("..");
    const frame = (await ground.boundingBox())!;
    for (const pin of await pins(page).all()) {
      const box = (await pin.boundingBox())!;
      const name = `${await pin.textContent()} at ${width} px`;
      expect(box.x, name).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width, name).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y, name).toBeGreaterThanOrEqual(frame.y);
      expect(box.y + box.height, name).toBeLessThanOrEqual(frame.y + frame.height);
    }
  }
});

async function openStateMap(page: Page, request: APIRequestContext): Promise<string> {
  const homes = await findListings(request, "category=realestate&limit=48");
  const states = new Set(homes.flatMap(({ location }) => /, ([A-Z]{2})$/.exec(location)?.[1] ?? []));
  for (const state of states) {
    await page.goto(`/real-estate?state=${state}&map=1`);
    await expect(pins(page).first()).toBeVisible();
    await waitUntilSettled(page);
    if ((await pinNames(page)).length > 1) return state;
  }
  throw new Error("the demo data have no state with two places of homes");
}

type Box = { x: number; y: number; width: number; height: number };

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

async function boxesOf(items: Locator): Promise<{ text: string; box: Box }[]> {
  const all = await items.all();
  return Promise.all(
    all.map(async (item) => ({ text: (await item.textContent()) ?? "", box: (await item.boundingBox())! })),
  );
}

test("fills most of a phone's window with the map, and names the places whose pins have room for it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const state = await openStateMap(page, request);
  const frame = (await page.getByRole("region", { name: "Map of the results" }).boundingBox())!;
  expect(frame.height).toBeGreaterThan(740 / 2);

  const labels = await boxesOf(page.locator("[data-slot=map-label]"));
  const shown = await boxesOf(pins(page));
  const names = (await pinNames(page)).map(({ place }) => place);
  const isNamed = (place: string) => labels.some(({ text }) => text === place.replace(`, ${state}`, ""));
  expect(names.filter(isNamed)).not.toEqual([]);
  for (const place of names.filter((one) => !isNamed(one))) {
    const { x, y } = middle(shown.find(({ text }) => text.includes(`${place}: `))!.box);
    const others = [...shown, ...labels].map(({ box }) => middle(box));
    const isCrowded = others.some(
      (other) =>
        Math.hypot(other.x - x, other.y - y) > 1 && Math.abs(other.x - x) < 120 && Math.abs(other.y - y) < 90,
    );
    const isAtEdge = x - frame.x < 60 || frame.x + frame.width - x < 60;
    expect({ place, isUnnamed: isCrowded || isAtEdge }).toEqual({ place, isUnnamed: true });
  }
});

test("marks rents on pins, and shows no price when rents and other prices are mixed", async ({
  page,
  request,
}) => {
  const state = await openStateMap(page, request);
  for (const { place, price } of await pinNames(page)) {
    const query = new URLSearchParams({ category: "realestate", place, within: "0", limit: "48" });
    const offers = (await findListings(request, query.toString())).map(({ details }) => details.listingType);
    const [isRented, isSold] = [offers.includes("rent"), offers.some((offer) => offer !== "rent")];
    expect(place).toMatch(new RegExp(`, ${state}$`));
    expect(offers.length).toBeGreaterThan(0);
    if (isRented && isSold) expect(price).toBe("");
    else expect(price).toMatch(isRented ? /^ from \$\S+ a month$/ : /^ from \$\S+$/);
  }
});

test("opens the offers of a city's pin, each with its price, and searches where the map is moved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/real-estate?state=TX&listingType=sale&map=1");
  await expect(pins(page).first()).toBeVisible();
  await waitUntilSettled(page);
  const single = pins(page)
    .filter({ hasText: /^[\d,]+.*[A-Z]\w+, TX: / })
    .first();
  const [, city = "", count = ""] = /([A-Z][\w. ]+, TX): ([\d,]+)/.exec((await single.textContent())!)!;
  await single.click();
  const panel = page.getByRole("region", { name: `Listings in ${city}` });
  await expect(panel).toBeFocused();
  const offers = page.getByRole("list", { name: "Places on the map" }).getByRole("link");
  await expect(offers).toHaveCount(Number(count));
  await expect(offers.first()).toHaveText(/\$.+: \$[\d,.]+$/);

  const before = page.url();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect(page).toHaveURL(/[?&]place=[a-z-]+-tx/);
  await page.getByRole("button", { name: "Back to the previous area" }).click();
  await expect(page).toHaveURL(before);
});

test("lets the mouse drag the map", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/real-estate?state=TX&map=1");
  await expect(pins(page).first()).toBeVisible();
  await waitUntilSettled(page);
  const map = (await page.getByRole("region", { name: "Map of the results" }).boundingBox())!;
  // Pins stop at the edges, so only one with room on its right and below moves as far as the map.
  const shown = await boxesOf(pins(page));
  const { text, box: from } = shown.find(
    ({ box: { x, y, width, height } }) =>
      x > map.x + 8 &&
      x + width + 60 < map.x + map.width &&
      y > map.y + 8 &&
      y + height + 60 < map.y + map.height,
  )!;
  // The count of a cluster may change when others leave the map.
  const [place] = /[A-Z][\w. ]+, [A-Z]{2}: /.exec(text)!;
  const pin = pins(page).filter({ hasText: place });
  await page.mouse.move(map.x + 12, map.y + 12);
  await page.mouse.down();
  await page.mouse.move(map.x + 52, map.y + 42, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const to = await pin.boundingBox();
      return to && [Math.round(to.x - from.x), Math.round(to.y - from.y)];
    })
    .toEqual([40, 30]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("zooms the map in when pinched with two fingers", async ({ page, context }) => {
    await page.goto("/real-estate?map=1");
    await expect(pins(page).first()).toBeVisible();
    await waitUntilSettled(page);
    const map = page.getByRole("region", { name: "Map of the results" });
    await map.scrollIntoViewIfNeeded();
    const { x, y } = (await map.boundingBox())!;
    const zoomOut = page.getByRole("button", { name: "Zoom out" });
    await expect(zoomOut).toBeDisabled();
    const client = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          distance === undefined
            ? []
            : [10, 10 + distance].map((left, id) => ({ x: x + left, y: y + 10, id })),
      });
    await touch("touchStart", 40);
    await touch("touchMove", 80);
    await touch("touchMove", 160);
    await touch("touchEnd");
    await expect(zoomOut).toBeEnabled();
  });
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@/prisma/test/render-page";
import { preferStillness } from "@/prisma/test/surroundings";
import { LiveMap } from "./live-map";
import { placeIdentity } from "./place-identity";

const pins = [
  { id: "st-paul-mn", name: "St. Paul, MN", x: 560, y: 200, count: 3 },
  { id: "austin-tx", name: "Austin, TX", x: 480, y: 480, count: 2 },
  { id: "austin-ar", name: "Austin, AR", x: 700, y: 380, count: 1 },
  { id: "tx", name: "Texas", x: 200, y: 300, count: 1 },
];

beforeEach(() => preferStillness(false));

/** The pins that are lit when a card says this place. */
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
  const lit = [...document.querySelectorAll("[data-lit]")].map((pin) => pin.textContent ?? "");
  unmount();
  return lit.map((text) => pins.find(({ name }) => text.includes(name))?.id ?? text);
}

describe("a card that is pointed at", () => {
  test.each([
    ["St. Paul, MN", "st-paul-mn"],
    ["Saint Paul, Minnesota", "st-paul-mn"],
    ["austin tx", "austin-tx"],
    ["Austin, AR", "austin-ar"],
    ["Austin, Texas · Hybrid", "austin-tx"],
    ["TX", "tx"],
  ])("in %s lights the pin of %s alone", async (place, id) => {
    expect(await litBy(place)).toEqual([id]);
  });

  test.each(["Austin", "Remote", "Boise, ID"])("in %s lights none", async (place) => {
    expect(await litBy(place)).toEqual([]);
  });
});

describe("what a place is one by", () => {
  test("is the same however it is written, and another in another state", () => {
    expect(placeIdentity("Fort Worth, Texas")).toBe(placeIdentity("Ft. Worth, TX"));
    expect(placeIdentity("Mt. Vernon, NY")).toBe(placeIdentity("mount vernon, new york"));
    expect(placeIdentity("Springfield, IL")).not.toBe(placeIdentity("Springfield, MO"));
    expect(placeIdentity("Springfield")).toBeNull();
  });
});

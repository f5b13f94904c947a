import { render, screen } from "@testing-library/react";
import { env } from "@/lib/server/env";
import { declareFront } from "@/lib/server/response-context";
import { renderPage } from "@/prisma/test/render-page";
import { ShownMap } from "./map-part";

describe("a map without a pin", () => {
  const show = (isPartial: boolean) =>
    render(<ShownMap pins={[]} noun="listing" href="/products" isPartial={isPartial} note="" />);

  test("shows that no listing has a location when it checked all of them", () => {
    show(false);
    expect(screen.getByRole("status")).toHaveTextContent("None of these listings have a location.");
  });

  test("shows that it covers only the newest listings when it checked only those", () => {
    show(true);
    expect(screen.getByRole("status")).toHaveTextContent(
      "The map covers only the newest listings, and none that match have a location. Narrow your filters to see more.",
    );
  });
});

describe("the shapes of a map", () => {
  const austin = {
    id: "austin-tx",
    name: "Austin, TX",
    latitude: 30.27,
    longitude: -97.74,
    x: 464,
    y: 496.7,
    count: 2,
  };
  async function shapes() {
    const map = <ShownMap pins={[austin]} noun="listing" href="/products" isPartial={false} note="" />;
    const { container, unmount } = renderPage(map);
    await screen.findByRole("region", { name: "Map of the results" });
    const href = container.querySelector("use")?.getAttribute("href");
    unmount();
    return href;
  }

  beforeEach(() => {
    declareFront();
    // Without WebGL, nothing covers the shapes.
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  });
  afterEach(() => {
    globalThis.plazaHasFront = undefined;
    delete env.MAP_TILES;
  });

  test("projects shapes like the tiles that may cover them", async () => {
    expect(await shapes()).toBe("/map/states.svg#states");
    env.MAP_TILES = "/srv/us.pmtiles";
    expect(await shapes()).toBe("/map/mercator-states.svg#states");
  });

  test("uses the site's own shapes without a front server, whose policy allows tiles", async () => {
    env.MAP_TILES = "/srv/us.pmtiles";
    globalThis.plazaHasFront = undefined;
    expect(await shapes()).toBe("/map/states.svg#states");
  });
});

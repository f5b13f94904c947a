import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { userDto } from "@/prisma/test/dtos";
import { favoriteDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { FavoritesView } from "./favorites-view";

const base = { sort: "newest" as const, search: "", next: null, first: true };
const items = () => screen.getAllByRole("listitem");

describe("FavoritesView", () => {
  test("flags listings that became cheaper or unavailable", () => {
    const favorites = [
      favoriteDto({ number: 1, price: 390_000, priceDropped: true }),
      favoriteDto({ number: 2, status: "sold", gone: true }),
      favoriteDto({ number: 3 }),
    ];
    renderPage(<FavoritesView favorites={favorites} total={3} {...base} />);
    expect(items()[0]).toHaveTextContent("Price dropped $10,000.00");
    expect(items()[0]).toHaveTextContent("at $400,000.00");
    expect(items()[1]).toHaveTextContent("Sold");
    expect(items()[1]).not.toHaveTextContent(/available|bought/);
    expect(items()[2]).not.toHaveTextContent(/dropped|available|at \$/);
    expect(screen.getByText("3 saved")).toBeInTheDocument();
  });

  test("labels bought, rented, and booked listings", () => {
    const favorites = [
      favoriteDto({ number: 1, status: "sold", gone: true, bought: true }),
      favoriteDto({ number: 2, bought: true, details: { listingType: "rent" } }),
      favoriteDto({ number: 3, bought: true, category: "services", details: {} }),
    ];
    renderPage(<FavoritesView favorites={favorites} total={3} {...base} />);
    expect(items()[0]).toHaveTextContent("You bought this");
    expect(items()[1]).toHaveTextContent("You rented this");
    expect(items()[2]).toHaveTextContent("You booked this");
  });

  test("removes one by its heart and restores it in its place", async () => {
    const favorites = [favoriteDto({ number: 1 }), favoriteDto({ number: 2 })];
    const ids = new Set(favorites.map(({ id }) => id));
    const address = `/api/favorites/${favorites[0]?.id}`;
    mockCalls({
      "GET /api/favorites/ids": () => ({ body: [...ids] }),
      [`DELETE ${address}`]: () => ({ body: { favorited: !ids.delete(favorites[0]?.id ?? "") } }),
      [`POST ${address}`]: () => ({ body: { favorited: Boolean(ids.add(favorites[0]?.id ?? "")) } }),
    });
    const user = userEvent.setup();
    renderPage(<FavoritesView favorites={favorites} total={2} {...base} />, { user: userDto() });
    const heart = () => within(items()[0] ?? document.body).queryByRole("button", { pressed: true });
    await waitFor(() => expect(heart()).not.toBeNull());
    await user.click(heart() ?? document.body);
    await user.click(await screen.findByRole("button", { name: "Undo: save Home 1 again" }));
    await waitFor(() => expect(heart()).not.toBeNull());
    expect(items()).toHaveLength(2);
  });

  test("keeps a typed note on Escape, and returns the focus to its button", async () => {
    const favorite = favoriteDto({ number: 1 });
    mockCalls({ "GET /api/favorites/ids": () => ({ body: [favorite.id] }) });
    const user = userEvent.setup();
    renderPage(<FavoritesView favorites={[favorite]} total={1} {...base} />, { user: userDto() });
    const opener = () => screen.getByRole("button", { name: "Add a note to Home 1" });
    const field = () => screen.getByRole("textbox", { name: "Your note on Home 1" });
    await user.click(opener());
    await user.type(field(), "Ask about the roof{Escape}");
    expect(opener()).toHaveFocus();
    await user.click(opener());
    expect(field()).toHaveValue("Ask about the roof");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(opener()).toHaveFocus();
    await user.click(opener());
    expect(field()).toHaveValue("");
  });

  test("saves a note, and shows the old one again when saving fails", async () => {
    const favorite = favoriteDto({ number: 1, note: "Ask about the roof" });
    const sent: unknown[] = [];
    let status = 500;
    mockCalls({
      "GET /api/favorites/ids": () => ({ body: [favorite.id] }),
      [`PATCH /api/favorites/${favorite.id}`]: (body) => {
        sent.push(body);
        return status === 200 ? { body } : { status, body: { error: "Try later." } };
      },
    });
    const user = userEvent.setup();
    renderPage(<FavoritesView favorites={[favorite]} total={1} {...base} />, { user: userDto() });
    async function write(text: string) {
      await user.click(screen.getByRole("button", { name: /^Your note on Home 1/ }));
      const field = screen.getByRole("textbox", { name: "Your note on Home 1" });
      await user.clear(field);
      await user.type(field, text);
      await user.click(screen.getByRole("button", { name: "Save note" }));
    }
    await write("Too far");
    await waitFor(() => expect(items()[0]).toHaveTextContent("Ask about the roof"));
    expect(items()[0]).not.toHaveTextContent("Too far");
    status = 200;
    await write("Call Monday");
    expect(items()[0]).toHaveTextContent("Call Monday");
    await waitFor(() => expect(sent).toEqual([{ note: "Too far" }, { note: "Call Monday" }]));
    expect(items()[0]).toHaveTextContent("Call Monday");
  });

  test("compares two to four saved homes side by side", async () => {
    localStorage.clear();
    const favorites = [1, 2].map((number) => favoriteDto({ number }));
    const user = userEvent.setup();
    renderPage(<FavoritesView favorites={favorites} total={2} {...base} />);
    for (const { title } of favorites) {
      await user.click(screen.getByRole("button", { name: `Compare ${title}` }));
    }
    const link = screen.getByRole("link", { name: "Compare" });
    expect(link).toHaveAttribute("href", `/real-estate?compare=${favorites.map(({ id }) => id).join(",")}`);
  });

  test("explains its purpose when it is empty", () => {
    renderPage(<FavoritesView favorites={[]} total={0} {...base} />);
    expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse listings" })).toHaveAttribute("href", "/");
  });

  test("links to further pages", () => {
    renderPage(
      <FavoritesView
        favorites={[favoriteDto({ number: 1 })]}
        total={50}
        sort="name"
        search="oak"
        next="abc"
        first={false}
      />,
    );
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/favorites?sort=name&search=oak&cursor=abc",
    );
    expect(screen.getByRole("link", { name: "First page" })).toHaveAttribute(
      "href",
      "/favorites?sort=name&search=oak",
    );
  });

  test("offers all favorites when a search has no results", () => {
    renderPage(<FavoritesView {...base} favorites={[]} total={0} sort="name" search="sofa" />);
    expect(screen.getByRole("searchbox", { name: "Search favorites" })).toHaveValue("sofa");
    expect(screen.getByRole("heading", { name: "No matches" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute(
      "href",
      "/favorites?sort=name",
    );
  });
});

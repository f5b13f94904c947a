import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { userKeys } from "@/components/users/keys";
import { idOf, userDto } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { recordViewed } from "./viewed-store";
import { ViewedList } from "./viewed-list";

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);

beforeEach(() => localStorage.clear());

describe("ViewedList", () => {
  test("shows all listings viewed on the device, newest first, and clears them with an undo", async () => {
    const user = userEvent.setup();
    for (const number of [1, 2, 3]) recordViewed(idOf(number));
    const requests = mockLists(({ searchParams }) => ({
      body: searchParams
        .get("ids")!
        .split(",")
        .map((id) => listingDto({ id, title: `Seen ${id.slice(-1)}` })),
    }));
    renderPage(<ViewedList />);
    expect(screen.getByRole("status", { name: "Loading listings" })).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(["Seen 3", "Seen 2", "Seen 1"]));
    expect(requests).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(titles()).toEqual(["History cleared"]);
    expect(localStorage.getItem("plaza_viewed")).toBe("");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(titles()).toEqual(["Seen 3", "Seen 2", "Seen 1"]);
    expect(localStorage.getItem("plaza_viewed")).toBe([3, 2, 1].map(idOf).join(","));
  });

  test("never restores a list for the next user", async () => {
    const user = userEvent.setup();
    recordViewed(idOf(1));
    mockLists(() => ({ body: [listingDto({ id: idOf(1), title: "Seen 1" })] }));
    const { client } = renderPage(<ViewedList />, { user: userDto({ id: idOf(8) }) });
    await user.click(await screen.findByRole("button", { name: "Clear" }));
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
    act(() => void client.setQueryData(userKeys.current, null));
    await waitFor(() => expect(titles()).toEqual(["Nothing viewed yet"]));
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("explains its purpose on a device without viewed listings, and fetches nothing", () => {
    const requests = mockLists(() => ({ body: [] }));
    renderPage(<ViewedList />);
    expect(titles()).toEqual(["Nothing viewed yet"]);
    expect(screen.getByRole("link", { name: "Browse listings" })).toHaveAttribute("href", "/search");
    expect(screen.queryByRole("button")).toBeNull();
    expect(requests).toEqual([]);
  });

  test("offers a retry when the listings failed to load, and shows when all of them are gone", async () => {
    const user = userEvent.setup();
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    recordViewed(idOf(1));
    let status = 503;
    mockLists(() => (status === 200 ? { body: [] } : { status, body: { error: "Later." } }));
    renderPage(<ViewedList />);
    await screen.findByText("We couldn’t load these listings right now.");
    status = 200;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("The listings you viewed are no longer available.");
    expect(warned.mock.calls.map(([sentence]) => sentence)).toEqual(["Failed to fetch listings"]);
    warned.mockRestore();
  });
});

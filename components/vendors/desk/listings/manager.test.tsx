import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readToasts } from "@/components/ui/toast-store";
import type { BulkResultDto } from "@/lib/listings/desk/bulk.contract";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { deskListingDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ListingManager } from "./manager";

const [first, second] = [deskListingDto(), deskListingDto({ number: 2 })];
const listings = [first, second, deskListingDto({ number: 3, status: "draft" })];
const ids = listings.map(({ id }) => id);

function outcome(ok: boolean[]): BulkResultDto {
  return {
    results: ok.map((good, index) => ({
      id: ids[index] ?? "",
      ok: good,
      error: good ? null : "You can’t pause a listing that’s sold.",
      status: null,
      version: null,
      price: null,
    })),
  };
}

function show(
  answers: Parameters<typeof mockCalls>[0] = {},
  { shown = listings, limit = 5 }: { shown?: DeskListingDto[]; limit?: number } = {},
) {
  const requests = mockCalls(answers);
  const page = renderPage(
    <ListingManager
      listings={shown}
      view={{ status: undefined, sort: "newest", search: "" }}
      featured={{ limit, used: 4 }}
    />,
  );
  return { requests, ...page };
}

const select = (title: string) => fireEvent.click(screen.getByLabelText(`Select ${title}`));
const bar = () => within(screen.getByRole("toolbar"));
const dialog = () => within(screen.getByRole("dialog"));

describe("a vendor's listings", () => {
  test("explains a bulk change and names its listings before it happens", () => {
    const { requests } = show();
    ["Table 1", "Table 2", "Table 3"].forEach(select);
    fireEvent.click(bar().getByRole("button", { name: "Pause" }));
    expect(screen.getByRole("dialog", { name: "Pause: 2 listings" })).toBeInTheDocument();
    expect(dialog().getByText(/1 selected listing won’t change/)).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("names the only listing of a change", () => {
    show();
    ["Table 1", "Table 3"].forEach(select);
    fireEvent.click(bar().getByRole("button", { name: "Pause" }));
    expect(screen.getByRole("dialog", { name: "Pause: Table 1" })).toHaveTextContent(
      "It comes off the site until you resume it.",
    );
  });

  test("offers the same changes in a menu, which replaces the buttons on a phone", () => {
    show();
    ["Table 1", "Table 2"].forEach(select);
    const menu = within(bar().getByRole("menu", { hidden: true }));
    const items = menu.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);
    expect(items).toEqual(["Pause", "Renew", "Feature", "Change price"]);
    fireEvent.click(menu.getByText("Pause"));
    expect(screen.getByRole("dialog", { name: "Pause: 2 listings" })).toBeInTheDocument();
  });

  test("pauses the selected ones, and undoes it", async () => {
    const { requests, refreshed } = show({ "POST /api/listings/bulk": { body: outcome([true, true]) } });
    ["Table 1", "Table 2"].forEach(select);
    fireEvent.click(bar().getByRole("button", { name: "Pause" }));
    fireEvent.click(dialog().getByText("Pause"));
    expect(await screen.findByText("2 listings: paused")).toBeInTheDocument();
    expect(requests).toMatchObject([{ body: { action: "pause", ids: ids.slice(0, 2) } }]);
    expect(refreshed).toHaveLength(1);
    fireEvent.click(screen.getByText("Undo"));
    await waitFor(() =>
      expect(requests[1]).toMatchObject({ body: { action: "resume", ids: ids.slice(0, 2) } }),
    );
  });

  test("names the refused change, and offers to undo the others", async () => {
    show({ "POST /api/listings/bulk": { body: outcome([true, false]) } });
    ["Table 1", "Table 2"].forEach(select);
    fireEvent.click(bar().getByRole("button", { name: "Pause" }));
    fireEvent.click(dialog().getByText("Pause"));
    expect(await screen.findByText("1 listing: paused")).toBeInTheDocument();
    expect(readToasts()[0]).toMatchObject({ description: "You can’t pause a listing that’s sold." });
  });

  test("features the selected ones, shows how many slots are left, and undoes it", async () => {
    const { requests } = show({ "POST /api/listings/bulk": { body: outcome([true, false]) } });
    ["Table 1", "Table 2", "Table 3"].forEach(select);
    fireEvent.click(bar().getByRole("button", { name: "Feature" }));
    expect(screen.getByRole("dialog", { name: "Feature: 2 listings" })).toBeInTheDocument();
    expect(
      dialog().getByText("4 of 5 featured now, so only the first one you selected will be featured."),
    ).toBeInTheDocument();
    fireEvent.click(dialog().getByText("Feature"));
    expect(await screen.findByText("1 listing: now featured")).toBeInTheDocument();
    fireEvent.click(screen.getByText("Undo"));
    await waitFor(() => expect(requests[1]).toMatchObject({ body: { action: "unfeature", ids: [ids[0]] } }));
  });

  test("stops featuring one from its menu", async () => {
    const { requests } = show(
      { [`POST /api/listings/${ids[0]}/unfeature`]: { body: {} } },
      { shown: [{ ...first, featured: true }] },
    );
    expect(screen.getByText("Featured")).toBeInTheDocument();
    fireEvent.click(screen.getByText("Stop featuring"));
    await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: "Table 1 is no longer featured" }));
    expect(requests).toHaveLength(1);
  });

  test("offers only to stop featuring on a plan without slots", () => {
    show({}, { shown: [first, { ...second, featured: true }], limit: 0 });
    ["Table 1", "Table 2"].forEach(select);
    expect(screen.queryByText("Feature")).not.toBeInTheDocument();
    expect(bar().getByRole("button", { name: "Stop featuring" })).toBeInTheDocument();
  });

  test("previews a price change, and refuses an invalid percentage", async () => {
    const { requests } = show({ "POST /api/listings/bulk": { body: outcome([true]) } });
    select("Table 1");
    fireEvent.click(bar().getByRole("button", { name: "Change price" }));
    const percent = dialog().getByLabelText("Change by percent (−10 lowers prices)");
    fireEvent.change(percent, { target: { value: "-100" } });
    fireEvent.click(dialog().getByText("Change price"));
    expect(await dialog().findByText("Enter a change from −90 to 500 percent")).toBeInTheDocument();
    expect(percent).toHaveFocus();
    for (const text of ["2,5", "1e1", "1.000"]) {
      fireEvent.change(percent, { target: { value: text } });
      expect(dialog().queryByText(/becomes/)).not.toBeInTheDocument();
      fireEvent.click(dialog().getByText("Change price"));
      expect(await dialog().findByText("Enter a change from −90 to 500 percent")).toBeInTheDocument();
    }
    fireEvent.change(percent, { target: { value: "-10" } });
    expect(dialog().getByText("Table 1: $200.00 becomes $180.00")).toBeInTheDocument();
    fireEvent.click(dialog().getByText("Change price"));
    await waitFor(() =>
      expect(requests).toMatchObject([{ body: { action: "price", price: { kind: "percent", value: -10 } } }]),
    );
  });

  test("sets one price on Enter, and refuses 0", async () => {
    const { requests } = show({ "POST /api/listings/bulk": { body: outcome([true]) } });
    select("Table 1");
    fireEvent.click(bar().getByRole("button", { name: "Change price" }));
    fireEvent.change(dialog().getByLabelText("Change"), { target: { value: "set" } });
    const price = dialog().getByLabelText("New price");
    const refusals = [
      ["0", "The price must be more than 0"],
      ["1000000001", "This price is too high"],
      ["9.999", "Enter a number, such as 1,250.50"],
    ] as const;
    for (const [text, problem] of refusals) {
      fireEvent.change(price, { target: { value: text } });
      fireEvent.submit(price);
      expect(await dialog().findByText(problem)).toBeInTheDocument();
    }
    await userEvent.clear(price);
    await userEvent.type(price, "150{Enter}");
    await waitFor(() =>
      expect(requests).toMatchObject([{ body: { action: "price", price: { kind: "set", value: 150 } } }]),
    );
  });

  test("offers each listing the actions of its state", () => {
    show();
    const items = (title: string) =>
      within(screen.getByRole("menu", { name: `Actions for ${title}`, hidden: true }))
        .getAllByRole("menuitem", { hidden: true })
        .map((item) => item.textContent);
    expect(items("Table 1")).toEqual([
      "Edit",
      "Preview",
      "Private terms",
      "Offer to people who saved it",
      "Pause",
      "Mark as reserved",
      "Mark as sold",
      "Renew",
      "Feature",
      "Duplicate",
      "Delete",
    ]);
    expect(items("Table 3")).toEqual([
      "Edit",
      "Preview",
      "Private terms",
      "Submit for review",
      "Duplicate",
      "Delete",
    ]);
  });

  test("offers to renew only what ends within 30 days", () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    show(
      {},
      {
        shown: [
          { ...first, expiresAt: inDays(89) },
          { ...second, expiresAt: inDays(29) },
        ],
      },
    );
    const menu = (title: string) => screen.getByRole("menu", { name: `Actions for ${title}`, hidden: true });
    expect(within(menu("Table 1")).queryByText("Renew")).toBeNull();
    expect(within(menu("Table 2")).getByText("Renew")).toBeInTheDocument();
  });

  test("sorts cards, too", () => {
    show();
    const sorts = within(screen.getByRole("navigation", { name: "Sort your listings" }));
    expect(sorts.getByText("Most viewed")).toHaveAttribute("href", expect.stringContaining("sort=views"));
    expect(sorts.getByText("Newest")).toHaveAttribute("aria-current", "true");
  });

  test("requires confirmation before a sale", () => {
    const { requests } = show();
    const menu = screen.getByRole("menu", { name: "Actions for Table 1", hidden: true });
    fireEvent.click(within(menu).getByText("Mark as sold"));
    expect(screen.getByRole("dialog", { name: "Mark as sold: Table 1" })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("ends a service instead of selling it", () => {
    show({}, { shown: [{ ...first, category: "services" }] });
    const menu = screen.getByRole("menu", { name: "Actions for Table 1", hidden: true });
    fireEvent.click(within(menu).getByText("Stop offering"));
    expect(screen.getByRole("dialog", { name: "Stop offering: Table 1" })).toHaveTextContent(
      "marked as no longer offered",
    );
    expect(dialog().getByRole("button", { name: "Stop offering" })).toBeInTheDocument();
  });

  test("opens a duplicate in its form", async () => {
    const copy = "01890000-0000-7000-8000-0000000000ff";
    const { visited } = show({ [`POST /api/listings/${ids[0]}/duplicate`]: { body: { id: copy } } });
    const menu = screen.getByRole("menu", { name: "Actions for Table 1", hidden: true });
    fireEvent.click(within(menu).getByText("Duplicate"));
    await waitFor(() => expect(visited).toEqual([`/edit-listing/${copy}`]));
  });
});

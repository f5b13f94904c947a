import { expect } from "./fixtures";
import { test, type ScreenViewer } from "./screens";

// Run serially, they would still be running alone after all other tests.
test.describe.configure({ mode: "parallel" });

type Desk = { as: ScreenViewer; address: string; field: string; preservedParam?: string };

const desks: readonly Desk[] = [
  {
    as: "admin",
    address: "/admin/listings?kind=listing",
    field: "Search listings in review",
    preservedParam: "kind",
  },
  { as: "vendor", address: "/vendor?tab=ads", field: "Search your advertisements", preservedParam: "tab" },
  {
    as: "vendor",
    address: "/sales?state=completed",
    field: "Search your sales",
    preservedParam: "state",
  },
  { as: "vendor", address: "/my-jobs", field: "Search your jobs" },
  { as: "customer", address: "/favorites?sort=name", field: "Search favorites", preservedParam: "sort" },
];

for (const { as, address, field, preservedParam: preserved } of desks) {
  test(`puts the search of ${address} into the address, keeps the chosen filter, and can be cleared`, async ({
    openAs,
  }) => {
    const page = await openAs(as);
    await page.goto(address);
    const chosen = preserved && new URL(page.url()).searchParams.get(preserved);
    const search = page.getByRole("searchbox", { name: field });
    await search.fill("nothing is called this");
    await search.press("Enter");
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("search")).toBe("nothing is called this");
    if (preserved) expect(searchParams.get(preserved)).toBe(chosen);
    await expect(search).toHaveValue("nothing is called this");
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(page.getByRole("heading", { name: "No matches" })).toHaveCount(0);
    await expect(search).toHaveValue("");
    expect(new URL(page.url()).searchParams.has("search")).toBe(false);
    if (preserved) expect(new URL(page.url()).searchParams.get(preserved)).toBe(chosen);
  });
}

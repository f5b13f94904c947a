import { screen } from "@testing-library/react";
import { Package } from "@/components/ui/deferred-icons";
import { userDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { AdminList } from "./admin-list";

function show(search: string) {
  renderPage(
    <AdminList
      title="People"
      current="users"
      icon={Package}
      list={{ items: [], next: null, cursor: "", search }}
      hrefOf={(query) => `/admin/users?status=suspended${query.search ? `&search=${query.search}` : ""}`}
      empty={{ title: "No people found", text: "No one matches that name." }}
    >
      <p>People</p>
    </AdminList>,
    { user: userDto({ role: "admin" }) },
  );
}

test("leads from a search without results back to the list", () => {
  show("zoe");
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute(
    "href",
    "/admin/users?status=suspended",
  );
});

test("offers nothing to clear without a search", () => {
  show("");
  expect(screen.getByText("No people found")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Clear search" })).toBeNull();
});

test("names the group of screens on the menu of phones", () => {
  show("");
  expect(screen.getByRole("button", { name: "Accounts: admin screens" })).toHaveTextContent("Accounts");
});

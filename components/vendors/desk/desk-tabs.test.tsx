import { screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { DeskTabs } from "./desk-tabs";

test.each([
  [
    "owner",
    [
      "Overview",
      "Inbox",
      "Listings",
      "Advertisements",
      "Appointments",
      "Jobs",
      "Profile",
      "Team",
      "Webhooks",
      "Subscription",
    ],
  ],
  ["manager", ["Overview", "Inbox", "Listings", "Advertisements", "Appointments", "Jobs", "Profile", "Team"]],
  ["agent", ["Overview", "Inbox", "Listings", "Advertisements", "Appointments", "Team"]],
] as const)("shows the %s %j", (role, names) => {
  renderPage(<DeskTabs current="overview" role={role} hasTeam />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(names);
});

test("hides the shared inbox from an owner without a team", () => {
  renderPage(<DeskTabs current="overview" role="owner" hasTeam={false} />);
  expect(screen.queryByRole("link", { name: "Inbox" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Team" })).toBeInTheDocument();
});

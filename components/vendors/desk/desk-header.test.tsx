import { screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { DeskHeader } from "./desk-header";

const primary = "bg-primary";

test.each([
  ["overview", true],
  ["listings", true],
  ["import", false],
  ["appointments", false],
  ["team", false],
  ["webhooks", false],
] as const)("shows on the tab %s whether creating a listing is the main action: %s", (tab, isMain) => {
  renderPage(<DeskHeader businessName="Oak" vendorId="1" role="owner" hasTeam tab={tab} />);
  const link = screen.getByRole("link", { name: "Create listing" });
  expect(link.classList.contains(primary)).toBe(isMain);
});

test.each([
  ["import", "Listings"],
  ["hours", "Appointments"],
] as const)("marks on the screen %s its tab %s as current", (tab, name) => {
  renderPage(<DeskHeader businessName="Oak" vendorId="1" role="owner" hasTeam tab={tab} />);
  expect(screen.getByRole("link", { current: true }).textContent).toContain(name);
});

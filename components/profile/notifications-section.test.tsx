import { screen, within } from "@testing-library/react";
import { notificationTypes } from "@/lib/notifications/preferences/preferences.rules";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { NotificationsSection } from "./notifications-section";

const choices = notificationTypes.map((type) => ({
  type,
  site: true,
  email: true,
  frequency: "instant" as const,
}));

const vendorOnly = [
  "Decisions on my vendor application",
  "Decisions on my listings",
  "My products running low",
];

function show(role: "customer" | "vendor"): string[] {
  mockCalls({ "GET /api/profile/quiet-hours": { body: { from: null, until: null, timeZone: null } } });
  renderPage(<NotificationsSection choices={choices} role={role} push={null} siteName="Plaza" />);
  return screen.getAllByRole("rowheader").map(({ textContent }) => textContent ?? "");
}

test("offers a customer no preference about a shop", () => {
  const names = show("customer");
  expect(names).toContain("New messages");
  expect(names.filter((name) => vendorOnly.includes(name))).toEqual([]);
});

test("offers a vendor every preference", () => {
  expect(show("vendor")).toEqual(expect.arrayContaining(vendorOnly));
});

test("takes a tap on the words beside a box, which phones show", () => {
  show("customer");
  const [row] = screen.getAllByRole("row").filter((one) => one.textContent?.includes("New messages"));
  const box = within(row!).getByRole("checkbox", { name: "New messages, on the site" });
  expect(box.closest("label")).toHaveTextContent("On Plaza");
  expect(box.closest("label")).toHaveClass("min-h-11");
  expect(row).toHaveClass("max-sm:grid");
});

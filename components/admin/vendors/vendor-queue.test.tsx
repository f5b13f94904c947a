import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import type { ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { offerUndo, clearUndo } from "../moderation/undo-store";
import { VendorQueue } from "./vendor-queue";

const id = "01890000-0000-7000-8000-000000000001";

const vendor: ReviewedVendorDto = {
  id,
  businessName: "Corner Shop",
  category: "products",
  phone: "555-010-0188",
  status: "approved",
  decisionReason: null,
  note: "",
  riskReasons: [],
  applications: 1,
  submittedAt: "2026-11-20T10:00:00.000Z",
  approvedAt: "2026-11-21T10:00:00.000Z",
  verified: false,
  verification: null,
  updatedAt: "2026-11-21T10:00:00.000Z",
  owner: {
    id: "01890000-0000-7000-8000-000000000002",
    username: "robin",
    firstName: "Robin",
    lastName: "Harper",
    email: "robin@example.com",
    emailVerified: true,
    memberSince: "2026-11-20T10:00:00.000Z",
  },
};

function show(changes: Partial<ReviewedVendorDto> = {}) {
  const shown = { ...vendor, ...changes };
  const requests = mockCalls({
    "GET /api/admin/templates": { body: [] },
    [`POST /api/admin/vendors/${id}/reinstate`]: { body: { ...shown, status: "approved" } },
  });
  renderPage(<VendorQueue vendors={[shown]} />);
  const row = screen.getByText("Corner Shop").closest("tr")!;
  fireEvent.focus(row);
  return { row, sent: () => requests.filter(({ call }) => call.startsWith("POST")) };
}

test("offers the suspension of a vendor in its menu, with a reason", async () => {
  const { sent } = show();
  expect(screen.queryByRole("button", { name: /^Suspend/ })).toBeNull();
  fireEvent.click(screen.getByRole("menuitem", { name: "Suspend", hidden: true }));
  expect(await screen.findByRole("dialog", { name: "Suspend Corner Shop" })).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("requires a confirmation to lift a suspension, by key too", async () => {
  const { row, sent } = show({ status: "suspended" });
  fireEvent.keyDown(row, { key: "l" });
  const dialog = within(screen.getByRole("dialog", { name: "Lift the suspension of Corner Shop?" }));
  expect(sent()).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Lift suspension" }));
  await waitFor(() => expect(readToasts().at(-1)?.title).toBe("Corner Shop was reinstated"));
  expect(sent()).toHaveLength(1);
});

test("ignores letters typed in a dialog or a menu over the queue", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Verify: Corner Shop" }));
  const dialog = await screen.findByRole("dialog", { name: "Verify Corner Shop" });
  fireEvent.keyDown(within(dialog).getByRole("checkbox", { name: /^I called/ }), { key: "s" });
  fireEvent.keyDown(screen.getByRole("menu", { hidden: true }), { key: "s" });
  expect(screen.queryByRole("dialog", { name: "Suspend Corner Shop" })).toBeNull();
});

test("moves the bulk action bar above the undo bar while that shows", () => {
  show({ status: "pending" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Corner Shop" }));
  const bar = screen.getByRole("toolbar", { name: "Selected rows" });
  expect(bar).not.toHaveAttribute("data-raised");
  act(() => offerUndo({ kind: "vendor", ids: [id], title: "Lathe was approved", since: Date.now() }));
  expect(bar).toHaveAttribute("data-raised");
  act(() => clearUndo());
  expect(bar).not.toHaveAttribute("data-raised");
});

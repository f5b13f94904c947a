import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AccountDto } from "@/lib/account/moderation.contract";
import type { PersonFileDto } from "@/lib/platform/person.contract";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PersonFile } from "./person-file";
import { UserList } from "./user-list";

const at = "2026-11-20T10:00:00.000Z";
const id = "01890000-0000-7000-8000-000000000002";

const account: AccountDto = {
  moderator: false,
  id,
  username: "robin",
  firstName: "Robin",
  lastName: "Harper",
  email: "robin@example.com",
  emailVerified: false,
  role: "customer",
  status: "active",
  suspendedReason: null,
  suspendedUntil: null,
  vendorId: null,
  vendorStatus: null,
  secondStep: false,
  devices: 1,
  lastSeenAt: at,
  memberSince: at,
};

const file: PersonFileDto = {
  account,
  phone: "555-010-0188",
  business: null,
  counts: { listings: 0, jobs: 1, reviews: 3, reportsMade: 2, casesOpened: 1, casesAbout: 4 },
  listings: [],
  jobs: [{ id, title: "Line cook", company: "Bistro", status: "open", createdAt: at }],
  reports: [{ id, subject: "review", reason: "offensive", text: "Rude.", status: "open", at, listing: null }],
  devices: [{ id, device: "Chrome on Windows", createdAt: at, lastUsedAt: at }],
  history: [{ id, summary: "robin was suspended", reason: "Spam.", by: "pat", at }],
};

const viewerId = "01890000-0000-7000-8000-0000000000ff";

function show(changes: Partial<AccountDto> = {}) {
  const requests = mockCalls({
    [`PUT /api/admin/users/${id}/role`]: { body: { ...account, role: "admin" } },
  });
  const page = renderPage(
    <PersonFile file={{ ...file, account: { ...account, ...changes } }} viewerId={viewerId} />,
  );
  return { requests, ...page };
}

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test("shows the profile, jobs, reports, devices, and decisions of a person", () => {
  show();
  const profile = within(screen.getByRole("region", { name: "Profile" }));
  expect(profile.getByText(/robin@/).parentElement).toHaveTextContent("robin@example.com · not confirmed");
  expect(profile.getByText("555-010-0188")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Line cook" })).toHaveAttribute(
    "href",
    `/edit-job/${id}?view=preview`,
  );
  expect(screen.getByText(/Offensive or harassing, about a review, open/)).toHaveTextContent("Rude.");
  expect(screen.getByText(/Chrome on Windows/)).toBeInTheDocument();
  expect(screen.getByText(/robin was suspended/)).toHaveTextContent("by pat. Spam.");
  expect(screen.queryByRole("heading", { name: "Listings" })).toBeNull();
});

test("offers a promotion last, after a confirmation", async () => {
  const { requests, refreshed } = show();
  expect(buttons()).toEqual(["Suspend", "Sign out everywhere", "Make moderator", "Make administrator"]);
  fireEvent.click(screen.getByRole("button", { name: "Make administrator" }));
  const dialog = within(screen.getByRole("dialog", { name: "Make Robin Harper an administrator?" }));
  expect(requests).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Make an administrator" }));
  await waitFor(() => expect(refreshed).toHaveLength(1));
  expect(requests).toMatchObject([{ body: { role: "admin" } }]);
});

test("offers only to end the suspension of a suspended person", () => {
  const { unmount } = show({ status: "suspended", suspendedReason: "Spam." });
  expect(buttons()).toEqual(["Lift suspension"]);
  expect(screen.getByText("Reason: Spam.")).toBeInTheDocument();
  unmount();
  show({ id: viewerId });
  expect(screen.queryByRole("button")).toBeNull();
});

test("links each person to their page without a control for roles", () => {
  renderPage(<UserList accounts={[account]} viewerId={viewerId} />);
  expect(screen.getByRole("link", { name: "Robin Harper" })).toHaveAttribute("href", `/admin/users/${id}`);
  const items = screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(items).toEqual(["Suspend", "Sign out everywhere"]);
});

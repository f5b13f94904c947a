import { screen, within } from "@testing-library/react";
import { BottomBar } from "@/components/layout/bottom-bar";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { UnreadLink } from "./unread-link";

test.each([
  [0, "Messages", ""],
  [1, "Messages, 1 unread", "1"],
  [120, "Messages, 120 unread", "99+"],
])("links to the inbox, and says that %i messages are unread", async (unread, name, mark) => {
  mockCalls({ "GET /api/conversations/unread-count": { body: { unread } } });
  renderPage(<UnreadLink />);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/messages");
  expect(link).toHaveTextContent(mark);
});

test.each([
  [2, "/products", "2 new messages"],
  [1, "/products", "1 new message"],
  [120, "/products", "99+ new messages"],
  [0, "/products", null],
  [2, "/messages/c1", null],
])("shows %i unread on the bottom bar of %s as %s, beside its five entries", async (unread, path, name) => {
  mockCalls({ "GET /api/conversations/unread-count": { body: { unread } } });
  const page = (
    <>
      <BottomBar />
      <UnreadLink />
    </>
  );
  renderPage(page, { path, user: userDto() });
  await screen.findByRole("link", { name: unread === 0 ? "Messages" : `Messages, ${unread} unread` });
  const bar = screen.getByRole("navigation", { name: "Sections" });
  expect(within(within(bar).getByRole("list")).getAllByRole("link")).toHaveLength(5);
  const pill = within(bar).queryByRole("link", { name: /new message/ });
  expect(pill?.textContent ?? null).toBe(name);
  if (pill) expect(pill).toHaveAttribute("href", "/messages");
});

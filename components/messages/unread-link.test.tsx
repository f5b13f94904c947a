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
])("links to the inbox, with %i unread messages in its name", async (unread, name, mark) => {
  mockCalls({ "GET /api/conversations/unread-count": { body: { unread } } });
  renderPage(<UnreadLink />);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/messages");
  expect(link).toHaveTextContent(mark);
});

test("adds nothing to the bottom bar for unread messages", async () => {
  mockCalls({ "GET /api/conversations/unread-count": { body: { unread: 2 } } });
  const page = (
    <>
      <BottomBar />
      <UnreadLink />
    </>
  );
  renderPage(page, { path: "/products", user: userDto() });
  const link = await screen.findByRole("link", { name: "Messages, 2 unread" });
  const bar = screen.getByRole("navigation", { name: "Sections" });
  expect(within(bar).getAllByRole("link")).toHaveLength(5);
  expect(screen.getAllByRole("link", { name: /message/i })).toEqual([link]);
});

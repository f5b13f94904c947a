import { screen } from "@testing-library/react";
import { answerCalls } from "@/prisma/test/network";
import { renderPage } from "@/prisma/test/render-page";
import { UnreadLink } from "./unread-link";

test.each([
  [0, "Messages", ""],
  [1, "Messages, 1 unread", "1"],
  [120, "Messages, 120 unread", "99+"],
])("leads to the inbox, and says that %i messages are unread", async (unread, name, mark) => {
  answerCalls({ "GET /api/conversations/unread-count": { body: { unread } } });
  renderPage(<UnreadLink />);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/messages");
  expect(link).toHaveTextContent(mark);
});

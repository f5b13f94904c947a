import { act, waitFor } from "@testing-library/react";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { MarkNoticesRead } from "./mark-notices-read";

const seen = { call: "PATCH /api/notifications", body: { href: "/my-applications" } };

test("marks notifications of its page as read once the page is visible", async () => {
  const visible = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const calls = mockCalls({ "PATCH /api/notifications": { body: { unread: 0 } } });
  renderPage(<MarkNoticesRead href="/my-applications" />);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(calls).toEqual([]);
  visible.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(calls).toEqual([expect.objectContaining(seen)]));
  visible.mockRestore();
});

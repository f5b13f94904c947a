import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { Removal } from "./removal";

const id = "01890000-0000-7000-8000-000000000001";

test.each([
  ["listing", "listings", "Remove listing"],
  ["job", "jobs", "Remove job"],
] as const)("removes a %s without reports only with a reason", async (kind, path, act) => {
  const requests = mockCalls({
    "GET /api/admin/templates": { body: [] },
    [`POST /api/admin/${path}/${id}/remove`]: { body: {} },
  });
  const sent = () => requests.filter(({ call }) => call.startsWith("POST"));
  const { refreshed } = renderPage(<Removal kind={kind} id={id} title="Oak bench" />);
  fireEvent.click(screen.getByRole("menuitem", { name: act, hidden: true }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Oak bench" }));
  fireEvent.click(dialog.getByRole("button", { name: act }));
  expect(await dialog.findByText(/Give a reason/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByRole("textbox", { name: "Reason" }), { target: { value: "Not allowed." } });
  fireEvent.click(dialog.getByRole("button", { name: act }));
  await waitFor(() => expect(readToasts().at(-1)?.title).toBe("Oak bench was removed"));
  expect(sent()).toMatchObject([
    { call: `POST /api/admin/${path}/${id}/remove`, body: { reason: "Not allowed." } },
  ]);
  expect(refreshed).toHaveLength(1);
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { BlockedWords } from "./blocked-words";

const word = { id: "01890000-0000-7000-8000-000000000001", word: "fake", effect: "flag" } as const;

function show() {
  const requests = mockCalls({
    "PUT /api/admin/blocked-words": (body) => ({ body: { ...word, ...(body as object) } }),
  });
  renderPage(<BlockedWords words={[word]} />);
  return requests;
}

test("changes the effect of a word in a dialog that names it", async () => {
  const requests = show();
  fireEvent.click(screen.getByRole("button", { name: "Edit: fake" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit “fake”" }));
  expect(dialog.queryByRole("textbox")).toBeNull();
  const effect = dialog.getByLabelText("What happens");
  expect(effect).toHaveValue("flag");
  fireEvent.change(effect, { target: { value: "refuse" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(readToasts().at(-1)?.title).toBe("Saved “fake”"));
  expect(requests).toMatchObject([{ body: { word: "fake", effect: "refuse" } }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("adds a word in a dialog, which requires one", async () => {
  const requests = show();
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add word" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add word" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add word" }));
  expect(await dialog.findByText("Enter a word or phrase.")).toBeInTheDocument();
  expect(requests).toEqual([]);
  fireEvent.change(dialog.getByLabelText("Word or phrase"), { target: { value: " replica " } });
  fireEvent.click(dialog.getByRole("button", { name: "Add word" }));
  await waitFor(() => expect(requests).toMatchObject([{ body: { word: "replica", effect: "flag" } }]));
});

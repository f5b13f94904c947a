import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { SaveSearchDialog } from "./save-search-dialog";

const path = "POST /api/saved-searches";
const saved = { id: "1", name: "Camera", frequency: "daily", existed: false };

function open(): void {
  renderPage(<SaveSearchDialog address={{ search: "camera" }} open onOpenChange={() => {}} />, {
    user: userDto(),
  });
}

describe("the dialog of a saved search", () => {
  test("shows in its title that saving failed, and retries on a click", async () => {
    mockCalls({ [path]: { status: 503, body: {} } });
    open();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("dialog", { name: "Search not saved" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toBeInTheDocument();

    let answer = (_: { body: unknown }): void => {};
    mockCalls({ [path]: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.click(again);
    expect(await screen.findByRole("dialog", { name: "Saving search…" })).toBeInTheDocument();
    expect(again).toHaveFocus();
    answer({ body: saved });
    expect(await screen.findByRole("dialog", { name: "Search saved" })).toBeInTheDocument();
    expect(again).not.toBeInTheDocument();
  });
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { moderatedDetailDto } from "@/prisma/test/dtos/listings";
import { first, recordScrolls, rowOf, second, showLoadedQueue, showQueue } from "@/prisma/test/listing-queue";

let scrolled: string[];

beforeEach(() => {
  scrolled = recordScrolls();
});
afterEach(() => localStorage.clear());

test("approves the version on screen by keyboard, with nothing focused, and opens the next from its top", async () => {
  const { sent, refreshed } = await showLoadedQueue({
    [`POST /api/admin/listings/${first}/approve`]: { body: moderatedDetailDto() },
  });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: "a" });
  await waitFor(() => expect(refreshed).toHaveLength(1));
  expect(sent()).toMatchObject([{ body: { updatedAt: "2026-11-20T10:00:00.000Z", reason: "" } }]);
  expect(screen.queryByText("Oak table", { selector: "span" })).not.toBeInTheDocument();
  expect(rowOf("Oak desk")).toHaveFocus();
  expect(scrolled.at(-1)).toBe(`${second} start opened`);
  expect(screen.getByText("Oak table was approved.")).toBeInTheDocument();
  expect(readToasts()).toEqual([]);
});

test("moves with J and K from anywhere on the page, and leaves arrows outside the rows to the page", async () => {
  await showLoadedQueue();
  expect(fireEvent.keyDown(document.body, { key: "ArrowDown" })).toBe(true);
  expect(rowOf("Oak table")).toHaveAttribute("aria-current", "true");
  expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(false);
  expect(rowOf("Oak desk")).toHaveFocus();
  expect(scrolled).toEqual([`${second} start opened`]);
  fireEvent.keyDown(rowOf("Oak desk"), { key: "ArrowUp" });
  expect(rowOf("Oak table")).toHaveFocus();
});

test("ignores letters typed in a field, repeated by a held key, or while a dialog is open", async () => {
  const { sent } = await showLoadedQueue();
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "a" });
  field.remove();
  fireEvent.keyDown(document.body, { key: "a", repeat: true });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  fireEvent.keyDown(document.body, { key: "a" });
  dialog.remove();
  expect(sent()).toEqual([]);
  expect(rowOf("Oak table")).toBeInTheDocument();
});

test("scrolls to a listing that is off screen instead of deciding on it", async () => {
  const { sent } = await showLoadedQueue();
  jest
    .spyOn(rowOf("Oak table"), "getBoundingClientRect")
    .mockReturnValue({ top: -900, bottom: -300 } as DOMRect);
  fireEvent.keyDown(document.body, { key: "a" });
  expect(sent()).toEqual([]);
  expect(scrolled.at(-1)).toBe(`${first} start opened`);
  expect(rowOf("Oak table")).toHaveFocus();
});

test("decides on nothing that is still loading, by key or button", () => {
  const { sent } = showQueue();
  expect(rowOf("Oak table")).toHaveAttribute("aria-busy", "true");
  fireEvent.keyDown(document.body, { key: "a" });
  expect(screen.getByRole("button", { name: "Approve: Oak table" })).toBeDisabled();
  expect(sent()).toEqual([]);
  expect(rowOf("Oak table")).toBeInTheDocument();
});

test("turns the keys off and on", async () => {
  await showLoadedQueue();
  fireEvent.click(screen.getByRole("button", { name: "Turn off" }));
  fireEvent.keyDown(document.body, { key: "j" });
  expect(rowOf("Oak table")).toHaveAttribute("aria-current", "true");
  fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
  fireEvent.keyDown(document.body, { key: "j" });
  expect(rowOf("Oak desk")).toHaveAttribute("aria-current", "true");
});

test("undoes with U a decision that is still being sent", async () => {
  const { sent } = await showLoadedQueue({
    [`POST /api/admin/listings/${first}/approve`]: { body: moderatedDetailDto() },
    "POST /api/admin/undo": { status: 204 },
  });
  fireEvent.keyDown(document.body, { key: "a" });
  fireEvent.keyDown(document.body, { key: "u" });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ body: { kind: "listing", id: first } });
  await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: "Undone" }));
});

test("decides only once for a double click, and only the open listing has a primary button", async () => {
  const { sent } = await showLoadedQueue({
    [`POST /api/admin/listings/${first}/approve`]: { body: moderatedDetailDto() },
  });
  const primary = () => screen.getAllByRole("button").filter((one) => one.className.includes("bg-primary "));
  expect(primary()).toEqual([screen.getByRole("button", { name: "Approve: Oak table" })]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Oak desk" }));
  expect(primary()).toEqual([screen.getByRole("button", { name: "Approve 1" })]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Oak desk" }));
  fireEvent.click(screen.getByRole("button", { name: "Approve: Oak table" }), { detail: 2 });
  expect(rowOf("Oak table")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Approve: Oak table" }), { detail: 1 });
  await waitFor(() => expect(sent()).toHaveLength(1));
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import type { MyJobDto } from "@/lib/jobs/desk/editing.contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { MyJobs } from "./my-jobs";

const job: MyJobDto = {
  id: idOf(1),
  version: 3,
  title: "Line cook",
  company: "Corner Kitchen",
  business: "Oak & Iron",
  status: "open",
  suspended: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  endsOn: "2026-12-20",
  applications: 2,
  actions: ["pause", "duplicate"],
};
const own: MyJobDto = { ...job, id: idOf(2), title: "Nanny", company: "The Fields", business: null };
const draft: MyJobDto = { ...own, id: idOf(3), title: "Gardener", status: "draft", actions: ["submit"] };

const pauseCall = `POST /api/jobs/${job.id}/pause`;
const deleteCall = `DELETE /api/jobs/${draft.id}`;

const show = (jobs: readonly MyJobDto[] = [job, own, draft], search = "") =>
  renderPage(<MyJobs jobs={jobs} search={search} />, { path: "/my-jobs" });

const row = (title: string) => within(screen.getByRole("link", { name: title }).closest("li")!);
const openMenu = (title: string) => {
  const trigger = screen.getByRole("button", { name: `Actions for ${title}` });
  fireEvent.keyDown(trigger, { key: "ArrowDown" });
  return within(screen.getByRole("menu", { name: `Actions for ${title}`, hidden: true }));
};
const press = (title: string, name: string) =>
  fireEvent.click(openMenu(title).getByRole("menuitem", { name, hidden: true }));
const dialog = () => within(screen.getByRole("dialog"));

test("names the business of a business job alone", () => {
  show();
  expect(row("Line cook").getByText("Business job: Oak & Iron")).toBeVisible();
  expect(row("Nanny").queryByText(/Business job/)).not.toBeInTheDocument();
});

test("leads from an empty list to a new job", () => {
  show([]);
  expect(screen.getByRole("heading", { name: "You haven’t posted a job yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Post a job" })).toHaveAttribute("href", "/create-job");
});

test("leads from a search without matches back to all jobs", () => {
  show([], "welder");
  expect(screen.getByText("Nothing here matches “welder”.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/my-jobs");
});

test("pauses a business job in the version shown and reloads the list", async () => {
  const requests = mockCalls({ [pauseCall]: { body: {} } });
  const { refreshed } = show();
  press("Line cook", "Pause");
  await waitFor(() => expect(readToasts()[0]?.title).toBe("Line cook was paused"));
  expect(requests.map(({ call, body }) => [call, body])).toEqual([[pauseCall, { version: 3 }]]);
  expect(refreshed).toEqual(["/my-jobs"]);
});

test.each([
  [403, "forbidden", "Your role in this business doesn’t allow this."],
  [500, "internal", "Something went wrong on our side."],
])("gives the reason for a failure with status %j", async (status, code, error) => {
  mockCalls({ [pauseCall]: { status, body: { error, code } } });
  const { refreshed } = show();
  press("Line cook", "Pause");
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({
      title: "Line cook wasn’t changed",
      description: error,
      variant: "destructive",
    }),
  );
  expect(refreshed).toEqual([]);
});

test("deletes a draft after a question, which waits for the server", async () => {
  let finish: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const requests = mockCalls({
    [deleteCall]: async () => {
      await answered;
      return { body: { id: draft.id } };
    },
  });
  show();
  press("Gardener", "Delete");
  expect(requests).toEqual([]);
  const confirm = dialog().getByRole("button", { name: "Delete job" });
  fireEvent.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute("aria-busy", "true"));
  finish();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(readToasts()[0]?.title).toBe("Gardener was deleted");
});

test("moves through a job’s menu with the arrow keys", () => {
  show();
  const menu = openMenu("Line cook");
  const names = menu.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Edit", "Preview", "Pause", "Duplicate"]);
  const item = (name: string) => menu.getByRole("menuitem", { name, hidden: true });
  expect(item("Edit")).toHaveFocus();
  fireEvent.keyDown(item("Edit"), { key: "End" });
  expect(item("Duplicate")).toHaveFocus();
  fireEvent.keyDown(item("Duplicate"), { key: "ArrowUp" });
  expect(item("Pause")).toHaveFocus();
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jobDetailDto, userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { SavedJobsView } from "./saved-jobs-view";

const savedAt = "2026-11-20T10:00:00.000Z";
const open = { ...jobDetailDto({ title: "Line cook" }), savedAt };
const filled = {
  ...jobDetailDto({ id: "01890000-0000-7000-8000-00000000f111", title: "Barista", status: "filled" }),
  savedAt,
};

describe("SavedJobsView", () => {
  test("flags jobs that ended", () => {
    renderPage(<SavedJobsView jobs={[open, filled]} total={2} next={null} first />);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).not.toHaveTextContent(/Filled|Open/);
    expect(second).toHaveTextContent("Filled");
    expect(screen.getByText("2 saved")).toBeInTheDocument();
  });

  test("removes one by its heart and restores it in its place", async () => {
    const ids = new Set([open.id, filled.id]);
    mockCalls({
      "GET /api/saved-jobs/ids": () => ({ body: [...ids] }),
      [`DELETE /api/saved-jobs/${open.id}`]: () => ({ body: { saved: !ids.delete(open.id) } }),
      [`POST /api/saved-jobs/${open.id}`]: () => ({ body: { saved: Boolean(ids.add(open.id)) } }),
    });
    renderPage(<SavedJobsView jobs={[open, filled]} total={2} next={null} first />, { user: userDto() });
    await userEvent.click(screen.getByRole("button", { name: "Save the job Line cook" }));
    const undo = await screen.findByRole("button", { name: "Undo: save Line cook again" });
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("is no longer saved.");
    await userEvent.click(undo);
    expect(await screen.findByRole("button", { name: "Save the job Line cook" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("links to the job board if nothing is saved", () => {
    renderPage(<SavedJobsView jobs={[]} total={0} next={null} first />);
    expect(screen.getByRole("link", { name: "Browse jobs" })).toHaveAttribute("href", "/jobs");
  });
});

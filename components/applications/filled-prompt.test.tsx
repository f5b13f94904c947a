import { screen } from "@testing-library/react";
import type { Pipeline } from "@/lib/applications/pipeline.rules";
import { renderPage } from "@/prisma/test/render-page";
import { FilledPrompt } from "./filled-prompt";

const column = (status: "submitted" | "hired", total: number) => ({
  status,
  total,
  applicants: [],
  next: null,
});
const show = (hired: number, job: Partial<Pipeline["job"]> = {}) =>
  renderPage(
    <FilledPrompt
      job={{ id: "1", title: "Line cook", version: 3, openings: 1, fillable: true, ...job }}
      columns={[column("submitted", 2), column("hired", hired)]}
    />,
  );

test("marks a job as filled once all its openings are filled", () => {
  show(0);
  show(1, { openings: 2 });
  show(1, { fillable: false });
  expect(screen.queryByRole("button")).toBeNull();
  show(1);
  expect(screen.getByRole("button", { name: "Mark as filled" })).toBeVisible();
  expect(screen.getByText(/We’ll thank the other 2 applicants/)).toBeVisible();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ApplicantDto } from "@/lib/applications/contract";
import { applicationStatuses } from "@/lib/applications/rules";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PipelineBoard } from "./pipeline-board";

const applicant: ApplicantDto = {
  id: "01890000-0000-7000-8000-000000000001",
  status: "submitted",
  name: "Kim Ode",
  createdAt: "2026-11-20T10:00:00.000Z",
  note: "I’d love to cook.",
  answers: [],
  privateNote: "",
  conversationId: null,
  resume: null,
};

function show() {
  mockCalls({ [`PATCH /api/applications/${applicant.id}`]: { body: {} } });
  return renderPage(
    <PipelineBoard
      job={{ id: "j1", title: "Line cook", version: 1, openings: 1, fillable: false }}
      columns={applicationStatuses.map((status) => ({
        status,
        total: status === "submitted" ? 1 : 0,
        applicants: status === "submitted" ? [applicant] : [],
        next: null,
      }))}
    />,
  );
}

const column = (name: RegExp) => screen.getByRole("region", { name });

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
});

test("collapses empty columns, and opens one that gets a card", async () => {
  show();
  expect(column(/^Submitted/)).toHaveClass("lg:flex-1");
  expect(column(/^Hired/)).toHaveClass("lg:shrink-0");
  fireEvent.change(screen.getByLabelText("Move Kim Ode to"), { target: { value: "hired" } });
  await waitFor(() => expect(column(/^Hired/)).toHaveClass("lg:flex-1"));
  expect(column(/^Submitted/)).toHaveClass("lg:shrink-0");
  expect(await screen.findByText(/Kim Ode moved to Hired\./)).toBeInTheDocument();
});

test("scrolls to a moved card", async () => {
  const seen: (string | null | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    if (this.dataset.slot === "applicant") seen.push(this.closest("section")?.textContent?.slice(0, 5));
  };
  show();
  fireEvent.change(screen.getByLabelText("Move Kim Ode to"), { target: { value: "hired" } });
  await waitFor(() => expect(seen).toEqual(["Hired"]));
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ApplicantDto } from "@/lib/applications/contract";
import { stepTexts } from "@/lib/applications/copy";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { DeclineDialog } from "./decline-dialog";

const applicant = (id: string, name: string): ApplicantDto => ({
  id,
  name,
  status: "submitted",
  createdAt: "2026-01-01T00:00:00.000Z",
  note: "",
  privateNote: "",
  conversationId: null,
  resume: null,
  answers: [],
});

test("selects all applicants in one click, and sends each the same kind message", async () => {
  const moved = { status: 200, body: {} };
  const requests = mockCalls({ "PATCH /api/applications/a": moved, "PATCH /api/applications/b": moved });
  const applicants = [applicant("a", "Sam Hill"), applicant("b", "Kim Ray")];
  renderPage(<DeclineDialog applicants={applicants} onDeclined={() => {}} onClose={() => {}} />);
  const everybody = await screen.findByLabelText("Everyone in the list");
  fireEvent.click(everybody);
  expect(screen.getByText("Decline 2")).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(/^Kim Ray/));
  expect(everybody).not.toBeChecked();
  fireEvent.click(everybody);
  fireEvent.click(screen.getByText("Decline 2"));
  await waitFor(() => expect(requests.filter(({ call }) => call.startsWith("PATCH"))).toHaveLength(2));
  expect(requests.map(({ body }) => body)).toContainEqual({
    from: "submitted",
    to: "rejected",
    reason: stepTexts.rejected,
  });
});

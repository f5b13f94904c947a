import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { QueuedCaseDto } from "@/lib/cases/moderation.contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { CaseQueue } from "./case-queue";

const one: QueuedCaseDto = {
  id: idOf(1),
  title: "Oak desk",
  amount: 80,
  reason: "unsafe",
  status: "open",
  opener: { id: idOf(2), name: "Robin Miller", cases: 0 },
  other: { id: idOf(3), name: "Oak and Iron", cases: 1 },
  statements: 1,
  answered: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  statementsUntil: "2026-11-27T10:00:00.000Z",
  isOver: false,
  outcome: null,
  outcomeText: null,
  closedAt: null,
};

const read = `POST /api/admin/cases/${one.id}/statements`;
const close = `POST /api/admin/cases/${one.id}/close`;
const statements = [
  { id: idOf(4), author: "Robin Miller", text: "I felt unsafe.", createdAt: one.createdAt, files: [] },
];

test("reads a case on request and closes it with an outcome and an explanation", async () => {
  const requests = mockCalls({
    [read]: { body: statements },
    [close]: { body: { ...one, status: "closed" } },
  });
  renderPage(<CaseQueue cases={[one]} />);
  expect(screen.getByText("One side only")).toBeInTheDocument();
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Read case about Oak desk" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Case: Oak desk" }));
  expect(await dialog.findByText("I felt unsafe.")).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Close case" }));
  expect(dialog.getByText("Choose an outcome")).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText("Outcome"), { target: { value: "settled" } });
  fireEvent.change(dialog.getByLabelText("Explanation"), { target: { value: "You agreed." } });
  fireEvent.click(dialog.getByRole("button", { name: "Close case" }));
  await waitFor(() =>
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      [read, null],
      [close, { outcome: "settled", text: "You agreed." }],
    ]),
  );
});

test("marks a case after its deadline as ready to decide", () => {
  renderPage(<CaseQueue cases={[{ ...one, isOver: true }]} />);
  expect(screen.getByText(/Ready to decide/)).toBeInTheDocument();
  expect(screen.queryByText(/Statements until/)).not.toBeInTheDocument();
});

test("counts the other cases about each side, without this one", () => {
  const { unmount } = renderPage(<CaseQueue cases={[one]} />);
  expect(screen.queryByText(/about them/)).not.toBeInTheDocument();
  const known = { opener: { ...one.opener, cases: 1 }, other: { ...one.other, cases: 4 } };
  unmount();
  renderPage(<CaseQueue cases={[{ ...one, ...known }]} />);
  expect(screen.getByText("(1 other case about them)")).toBeInTheDocument();
  expect(screen.getByText("(3 other cases about them)")).toBeInTheDocument();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { CaseDto } from "@/lib/cases/contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { CaseView } from "./case-view";

const dealCase: CaseDto = {
  id: idOf(1),
  conversationId: idOf(2),
  title: "Oak desk",
  other: "Oak and Iron",
  mine: true,
  reason: "no_show",
  status: "open",
  createdAt: "2026-11-20T10:00:00.000Z",
  statementsUntil: "2026-11-27T10:00:00.000Z",
  canAdd: true,
  outcome: null,
  outcomeText: null,
  closedAt: null,
  statements: [
    {
      id: idOf(3),
      mine: true,
      by: null,
      text: "I waited.",
      createdAt: "2026-11-20T10:00:00.000Z",
      files: [],
    },
    {
      id: idOf(4),
      mine: false,
      by: null,
      text: "I was there.",
      createdAt: "2026-11-21T10:00:00.000Z",
      files: [{ id: idOf(5), name: "proof.webp", kind: "image", bytes: 100 }],
    },
  ],
};

const show = (overrides: Partial<CaseDto> = {}) =>
  renderPage(<CaseView dealCase={{ ...dealCase, ...overrides }} />);

test("shows both sides of an open case, their files, and the deadline", () => {
  show();
  expect(screen.getByRole("heading", { name: "Case: Oak desk" })).toBeInTheDocument();
  expect(screen.getByText("Add statements until November 27, 2026")).toBeInTheDocument();
  const [own, other] = within(screen.getByRole("region", { name: "Statements" })).getAllByText(/·/);
  expect(own).toHaveTextContent("You · November 20, 2026");
  expect(other).toHaveTextContent("Oak and Iron · November 21, 2026");
  expect(screen.getByRole("link", { name: "proof.webp" })).toHaveAttribute(
    "href",
    `/api/documents/${idOf(5)}`,
  );
});

test("names another person on the team who wrote a statement", () => {
  show({ statements: [{ ...dealCase.statements[0]!, by: "Maja Field" }] });
  expect(within(screen.getByRole("region", { name: "Statements" })).getByText("Maja Field")).toBeVisible();
  expect(screen.queryByText("You")).not.toBeInTheDocument();
});

test("moves the focus to a missing text", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Add statement" }));
  expect(screen.getByLabelText("Your statement")).toHaveFocus();
});

test("sends a statement once it has a text", async () => {
  const path = `POST /api/cases/${dealCase.id}/statements`;
  const requests = mockCalls({ [path]: { status: 201, body: dealCase } });
  show();
  fireEvent.click(screen.getByRole("button", { name: "Add statement" }));
  expect(await screen.findByText("Describe what happened")).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Your statement"), { target: { value: "Here is more." } });
  fireEvent.click(screen.getByRole("button", { name: "Add statement" }));
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([{ text: "Here is more.", documentIds: [] }]),
  );
});

test("shows the outcome of a closed case, which takes no statement", () => {
  show({
    status: "closed",
    canAdd: false,
    outcome: "confirmed",
    outcomeText: "The seller didn’t come.",
    closedAt: "2026-11-28T10:00:00.000Z",
  });
  expect(screen.getByText("Problem confirmed")).toBeInTheDocument();
  expect(screen.getByText("The seller didn’t come.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add statement" })).not.toBeInTheDocument();
});

test("waits for the team after the deadline of a case", () => {
  show({ canAdd: false });
  expect(screen.getByText("Our team will decide")).toBeInTheDocument();
});

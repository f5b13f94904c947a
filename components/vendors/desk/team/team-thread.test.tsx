import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { OpenThreadDto } from "@/lib/members/inbox.contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { TeamThread } from "./team-thread";

const createdAt = "2026-11-20T10:00:00.000Z";

const question = {
  id: idOf(11),
  side: "customer",
  by: "Kim L.",
  text: "Is it available?",
  files: 0,
  createdAt,
} as const;

const answered = {
  id: idOf(12),
  side: "business",
  by: "Bo Field",
  text: "It is.",
  files: 0,
  createdAt,
} as const;

const thread: OpenThreadDto = {
  id: idOf(10),
  customer: "Kim L.",
  subject: "Oak desk",
  listingId: null,
  unread: 1,
  lastText: "Is it available?",
  lastAt: createdAt,
  assignee: null,
  canAnswer: true,
  messages: [question],
};

const members = [{ id: idOf(7), name: "Bo Field" }];

describe("TeamThread", () => {
  test("sends an answer and shows who wrote it", async () => {
    const requests = mockCalls({
      [`POST /api/team-inbox/${thread.id}/messages`]: {
        body: { ...thread, messages: [question, answered] },
      },
    });
    renderPage(<TeamThread initial={thread} members={members} />);
    fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "It is." } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    const list = within(screen.getByRole("list", { name: "Messages" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
    expect(list.getAllByRole("listitem")[1]).toHaveTextContent("Bo Field");
    expect(requests[0]?.body).toEqual({ text: "It is." });
    expect(screen.getByLabelText("Your reply")).toHaveValue("");
  });

  test("keeps the text when it can’t be sent", async () => {
    mockCalls({
      [`POST /api/team-inbox/${thread.id}/messages`]: {
        status: 403,
        body: { error: "You can’t write to this person.", code: "forbidden" },
      },
    });
    renderPage(<TeamThread initial={thread} members={members} />);
    fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "It is." } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("You can’t write to this person.")).toBeVisible();
    expect(screen.getByLabelText("Your reply")).toHaveValue("It is.");
  });

  test("assigns the conversation to a member", async () => {
    const requests = mockCalls({
      [`PUT /api/team-inbox/${thread.id}/assignee`]: { status: 204 },
      [`GET /api/team-inbox/${thread.id}`]: { body: { ...thread, assignee: members[0] } },
    });
    renderPage(<TeamThread initial={thread} members={members} />);
    fireEvent.change(screen.getByLabelText("Assigned to"), { target: { value: idOf(7) } });
    await waitFor(() => expect(screen.getByLabelText("Assigned to")).toHaveValue(idOf(7)));
    expect(requests[0]?.body).toEqual({ memberId: idOf(7) });
  });

  test("offers no answer to a customer who left", () => {
    renderPage(<TeamThread initial={{ ...thread, canAnswer: false }} members={members} />);
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });
});

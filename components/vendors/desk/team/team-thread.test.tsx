import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { OpenThreadDto, TeamMessageDto } from "@/lib/members/inbox.contract";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, dealDto, messageDto, offerDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { TeamThread } from "./team-thread";

const createdAt = "2026-11-20T10:00:00.000Z";

const question: TeamMessageDto = {
  attachments: [],
  takeBackUntil: null,
  id: idOf(11),
  side: "customer",
  by: "Kim L.",
  text: "Is it available?",
  createdAt,
};

const answered: TeamMessageDto = {
  attachments: [],
  takeBackUntil: null,
  id: idOf(12),
  side: "business",
  by: "Bo Field",
  text: "It is.",
  createdAt,
};

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

const conversation = conversationDto({ id: thread.id, side: "owner" });

const shown = { conversation, rendered: Date.parse(createdAt) };

const noDeal = { [`GET /api/conversations/${thread.id}/deal`]: { body: dealDto() } };

const members = [{ id: idOf(7), name: "Bo Field" }];

describe("TeamThread", () => {
  test("sends an answer and shows who wrote it", async () => {
    const requests = mockCalls({
      ...noDeal,
      [`POST /api/team-inbox/${thread.id}/messages`]: {
        body: { ...thread, messages: [question, answered] },
      },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "It is." } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    const list = within(screen.getByRole("list", { name: "Messages" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
    expect(list.getAllByRole("listitem")[1]).toHaveTextContent("Bo Field");
    expect(requests.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
      text: "It is.",
      documentIds: [],
    });
    expect(screen.getByLabelText("Your reply")).toHaveValue("");
  });

  test("returns the focus to the reply once it’s sent", async () => {
    mockCalls({
      ...noDeal,
      [`POST /api/team-inbox/${thread.id}/messages`]: {
        body: { ...thread, messages: [question, answered] },
      },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "It is." } });
    screen.getByRole("button", { name: "Send" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByLabelText("Your reply")).toHaveFocus());
  });

  test("loads the offers again if they failed to load", async () => {
    const offer = offerDto({ amount: 80 });
    let hasFailed = false;
    mockCalls({
      [`GET /api/conversations/${thread.id}/deal`]: () => {
        if (hasFailed) return { body: { ...dealDto(), offer } };
        hasFailed = true;
        return { status: 500, body: {} };
      },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We couldn’t load the offers and appointments of this conversation.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Juniper Realty’s offer" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("keeps the text when it can’t be sent", async () => {
    mockCalls({
      ...noDeal,
      [`POST /api/team-inbox/${thread.id}/messages`]: {
        status: 403,
        body: { error: "You can’t write to this person.", code: "forbidden" },
      },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "It is." } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("You can’t write to this person.")).toBeVisible();
    expect(screen.getByLabelText("Your reply")).toHaveValue("It is.");
  });

  test("takes back an answer until the time that the server gives", async () => {
    const own = { ...answered, takeBackUntil: new Date(Date.now() + 200_000).toISOString() };
    const requests = mockCalls({
      ...noDeal,
      [`POST /api/messages/${own.id}/take-back`]: { body: messageDto({ id: own.id, takenBack: true }) },
      [`GET /api/team-inbox/${thread.id}`]: {
        body: { ...thread, messages: [question, { ...answered, text: "" }] },
      },
    });
    renderPage(<TeamThread initial={{ ...thread, messages: [question, own] }} members={[]} {...shown} />);
    fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(await screen.findByText("This message was taken back.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Take back" })).not.toBeInTheDocument();
    expect(requests.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1);
  });

  test("assigns the conversation to a member", async () => {
    const requests = mockCalls({
      ...noDeal,
      [`PUT /api/team-inbox/${thread.id}/assignee`]: { status: 204 },
      [`GET /api/team-inbox/${thread.id}`]: { body: { ...thread, assignee: members[0] } },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    fireEvent.change(screen.getByLabelText("Assigned to"), { target: { value: idOf(7) } });
    await waitFor(() => expect(screen.getByLabelText("Assigned to")).toHaveValue(idOf(7)));
    expect(requests.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({ memberId: idOf(7) });
  });

  test("shows an offer with the actions that the role has", async () => {
    const offer = offerDto({ amount: 80 });
    mockCalls({
      [`GET /api/conversations/${thread.id}/deal`]: { body: { ...dealDto(), offer } },
    });
    renderPage(<TeamThread initial={thread} members={members} {...shown} />);
    expect(await screen.findByRole("region", { name: "Juniper Realty’s offer" })).toHaveTextContent("$80.00");
    expect(screen.queryByRole("button", { name: "Accept $80" })).not.toBeInTheDocument();
  });

  test("links the files of a message", () => {
    const plan = {
      id: idOf(14),
      name: "plan.pdf",
      kind: "pdf",
      bytes: 2048,
      width: null,
      height: null,
    } as const;
    mockCalls(noDeal);
    const messages = [{ ...question, text: "", attachments: [plan] }];
    renderPage(<TeamThread initial={{ ...thread, messages }} members={members} {...shown} />);
    expect(screen.getByRole("link", { name: /plan\.pdf/ })).toHaveAttribute(
      "href",
      `/api/documents/${plan.id}`,
    );
  });

  test("offers no answer to a customer who left", () => {
    mockCalls(noDeal);
    renderPage(<TeamThread initial={{ ...thread, canAnswer: false }} members={members} {...shown} />);
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });
});

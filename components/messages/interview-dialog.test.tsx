import { fireEvent, screen, within } from "@testing-library/react";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { mockReducedMotion } from "@/prisma/test/device";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, dealDto, messageDto, viewingDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { setDate } from "@/prisma/test/fixed-date";
import { renderPage } from "@/prisma/test/render-page";
import { ThreadView } from "./thread-view";
import { inputDay } from "./viewing-times";

const subject: ConversationDto["subject"] = {
  kind: "job",
  id: idOf(7),
  title: "Line cook",
  imageUrl: null,
  status: "open",
};

setDate("2026-11-20");
beforeAll(() => import("./deal-dialogs"));
beforeEach(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
  mockReducedMotion(false);
});

type Shown = {
  deal: Partial<DealDto>;
  answers?: Parameters<typeof mockCalls>[0];
  side?: "owner" | "starter";
};

function show({ deal, answers = {}, side = "owner" }: Shown, search = "") {
  const conversation = conversationDto({ subject, side });
  const address = `/api/conversations/${conversation.id}`;
  window.history.replaceState(null, "", `/messages/${conversation.id}${search}`);
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [messageDto()] },
    [`POST ${address}/read`]: { body: { unread: 0 } },
    [`GET ${address}/deal`]: { body: dealDto(deal) },
    ...answers,
  });
  const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };
  renderPage(<ThreadView id={conversation.id} userId={idOf(1)} clock={clock} />, {
    path: `/messages/${conversation.id}${search}`,
  });
  const posts = () => requests.filter(({ call }) => call.startsWith("POST") && !call.endsWith("/read"));
  return { posts, address };
}

const propose = `POST /api/conversations/${conversationDto().id}/interviews`;
const proposed = viewingDto({
  status: "rescheduled",
  startsAt: "2026-11-30T16:00:00.000Z",
  otherTimes: ["2026-11-28T14:30:00.000Z"],
  note: "12 Oak Street",
});

test("proposes two times with length and place", async () => {
  const answers = { [propose]: { status: 201, body: dealDto({ viewing: { ...proposed, mine: true } }) } };
  const { posts } = show({ deal: { canProposeInterview: true, timeZone: "UTC" }, answers });
  fireEvent.click(await screen.findByRole("button", { name: "Propose an interview" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Propose an interview" }));
  fireEvent.click(dialog.getByRole("button", { name: "Propose this time" }));
  expect(dialog.getByText("Choose a date and time")).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Add a time" }));
  const day = inputDay(Date.now() + 3 * 86_400_000, "UTC");
  const fill = (number: number, time: string) => {
    const group = within(dialog.getByRole("group", { name: new RegExp(`^Time ${number}`) }));
    fireEvent.change(group.getByLabelText("Day"), { target: { value: day } });
    fireEvent.change(group.getByLabelText("Time"), { target: { value: time } });
  };
  fill(1, "10:00");
  fill(2, "10:00");
  fireEvent.click(dialog.getByRole("button", { name: "Propose 2 times" }));
  expect(dialog.getByText("This time is already in the list")).toBeInTheDocument();
  expect(posts()).toEqual([]);
  fill(2, "15:30");
  fireEvent.change(dialog.getByLabelText("Length"), { target: { value: "60" } });
  fireEvent.change(dialog.getByLabelText("Place or link (optional)"), { target: { value: "12 Oak Street" } });
  fireEvent.click(dialog.getByRole("button", { name: "Propose 2 times" }));
  const card = await screen.findByRole("region", { name: "Interview" });
  expect(card).toHaveTextContent("Proposed");
  expect(card).toHaveTextContent("Waiting for Juniper Realty to accept.");
  expect(posts()).toMatchObject([
    {
      call: propose,
      body: {
        times: [`${day}T10:00:00.000Z`, `${day}T15:30:00.000Z`],
        durationMinutes: 60,
        note: "12 Oak Street",
      },
    },
  ]);
});

test("shows the server’s message at the time that it refuses", async () => {
  const fields = { "times.0": "Choose a time within 180 days" };
  const answers = {
    [propose]: { status: 422, body: { error: "Check the times.", code: "rule_broken", fields } },
  };
  show({ deal: { canProposeInterview: true, timeZone: "UTC" }, answers });
  fireEvent.click(await screen.findByRole("button", { name: "Propose an interview" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Propose an interview" }));
  const day = inputDay(Date.now() + 3 * 86_400_000, "UTC");
  fireEvent.change(dialog.getByLabelText("Day"), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText("Time"), { target: { value: "10:00" } });
  fireEvent.click(dialog.getByRole("button", { name: "Propose this time" }));
  expect(await dialog.findByText("Choose a time within 180 days")).toBeInTheDocument();
});

test("removes one of two times", async () => {
  show({ deal: { canProposeInterview: true, timeZone: "UTC" } });
  fireEvent.click(await screen.findByRole("button", { name: "Propose an interview" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Propose an interview" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add a time" }));
  fireEvent.click(dialog.getByRole("button", { name: "Remove time 1" }));
  expect(dialog.getByRole("button", { name: "Propose this time" })).toBeInTheDocument();
});

test("opens at the address of an applicant’s card", async () => {
  show({ deal: { canProposeInterview: true } }, "?viewing=propose");
  expect(await screen.findByRole("dialog", { name: "Propose an interview" })).toBeInTheDocument();
});

test("lets the applicant accept one of the proposed times", async () => {
  const accept = `POST /api/viewings/${proposed.id}/accept`;
  const confirmed = viewingDto({ status: "confirmed", startsAt: "2026-11-28T14:30:00.000Z" });
  const { posts } = show({
    deal: { viewing: { ...proposed, actions: ["accept", "move", "decline"] }, timeZone: "UTC" },
    answers: { [accept]: { body: dealDto({ viewing: confirmed, timeZone: "UTC" }) } },
    side: "starter",
  });
  const card = within(await screen.findByRole("region", { name: "Interview" }));
  expect(card.getByText(/Juniper Realty would like to interview you\./)).toBeInTheDocument();
  expect(card.getAllByRole("button", { name: /^Accept / }).map(({ textContent }) => textContent)).toEqual([
    "Accept Sat, Nov 28, 2:30 PM",
    "Accept Mon, Nov 30, 4:00 PM",
  ]);
  fireEvent.click(card.getByRole("button", { name: "Accept Sat, Nov 28, 2:30 PM" }));
  expect(await screen.findByText("Confirmed")).toBeInTheDocument();
  expect(posts()).toMatchObject([{ call: accept, body: { startsAt: "2026-11-28T14:30:00.000Z" } }]);
});

test("offers free times to a visitor who moves a booked appointment", async () => {
  const listing = conversationDto().subject;
  const viewing = viewingDto({ status: "confirmed", actions: ["move", "decline"] });
  const move = `POST /api/viewings/${viewing.id}/move`;
  const time = "2026-12-07T15:00:00.000Z";
  const notOpen = "This time isn’t open. Choose another one.";
  const address = `/api/conversations/${conversationDto().id}`;
  const slots = {
    timeZone: "UTC",
    today: "2026-12-07",
    durationMinutes: 30,
    autoConfirm: false,
    lastDay: "2026-12-31",
    days: [{ day: "2026-12-07", slots: [time] }],
    nextDay: null,
  };
  const body = { error: notOpen, code: "conflict", fields: { startsAt: notOpen } };
  const { posts } = show({
    deal: { viewing, bookable: true },
    answers: {
      [`GET ${address}`]: { body: conversationDto() },
      [`GET /api/listings/${listing.id}/slots`]: { body: slots },
      [move]: { status: 409, body },
    },
    side: "starter",
  });
  fireEvent.click(await screen.findByRole("button", { name: "Ask for another time" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask for another time" }));
  expect(dialog.queryByLabelText("Day")).not.toBeInTheDocument();
  fireEvent.click(await dialog.findByRole("radio", { name: "Monday, December 7, 3:00 PM" }));
  fireEvent.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText(notOpen)).toBeInTheDocument();
  expect(posts()).toMatchObject([{ call: move, body: { startsAt: time } }]);
});

test("offers the employer’s free times to an applicant at the interview stage", async () => {
  const time = "2026-12-07T15:00:00.000Z";
  const address = `/api/conversations/${conversationDto().id}`;
  const slots = {
    timeZone: "UTC",
    today: "2026-12-07",
    durationMinutes: 30,
    autoConfirm: false,
    lastDay: "2026-12-31",
    days: [{ day: "2026-12-07", slots: [time] }],
    nextDay: null,
  };
  const request = `POST ${address}/viewings`;
  const viewing = viewingDto({ startsAt: time });
  const { posts } = show({
    deal: { canRequestViewing: true, bookable: true },
    answers: {
      [`GET ${address}/slots`]: { body: slots },
      [request]: { status: 201, body: dealDto({ viewing }) },
    },
    side: "starter",
  });
  fireEvent.click(await screen.findByRole("button", { name: "Choose an interview time" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose an interview time" }));
  fireEvent.click(await dialog.findByRole("radio", { name: "Monday, December 7, 3:00 PM" }));
  fireEvent.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Requested")).toBeInTheDocument();
  expect(posts()).toMatchObject([{ call: request, body: { startsAt: time } }]);
});

test("focuses the invalid day after a refused submit, and the next time after one is removed", async () => {
  show({ deal: { canProposeInterview: true, timeZone: "UTC" } });
  fireEvent.click(await screen.findByRole("button", { name: "Propose an interview" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Propose an interview" }));
  const propose = dialog.getByRole("button", { name: "Propose this time" });
  propose.focus();
  fireEvent.click(propose);
  expect(dialog.getByLabelText("Day")).toHaveFocus();
  fireEvent.click(dialog.getByRole("button", { name: "Add a time" }));
  const remove = dialog.getByRole("button", { name: "Remove time 2" });
  remove.focus();
  fireEvent.click(remove);
  expect(dialog.getByLabelText("Day")).toHaveFocus();
});

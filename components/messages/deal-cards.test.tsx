import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { createLocalTimeParser } from "@/lib/shared/dates";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, dealDto, messageDto, offerDto, viewingDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ThreadView } from "./thread-view";
import { inputDay } from "./viewing-times";

const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };

type Answers = Parameters<typeof mockCalls>[0];

function show(deal: Partial<DealDto>, answers: Answers = {}, overrides: Partial<ConversationDto> = {}) {
  const conversation = conversationDto(overrides);
  const address = `/api/conversations/${conversation.id}`;
  let now = dealDto(deal);
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [messageDto()] },
    [`POST ${address}/read`]: { body: { unread: 0 } },
    [`GET ${address}/deal`]: () => ({ body: now }),
    ...answers,
  });
  renderPage(<ThreadView id={conversation.id} userId={idOf(1)} clock={clock} />, {
    path: `/messages/${conversation.id}`,
  });
  return { requests, address, set: (next: DealDto) => (now = next) };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const posts = (requests: ReturnType<typeof mockCalls>) =>
  requests.filter(({ call }) => call.startsWith("POST") && !call.endsWith("/read"));

beforeAll(() => import("./deal-dialogs"));
beforeEach(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
});

describe("an offer in the thread", () => {
  test("sends a price and a note, and shows an invalid amount beside the field", async () => {
    const offer = offerDto({ mine: true, amount: 95.5, actions: ["withdraw"] });
    const path = `/api/conversations/${conversationDto().id}/offers`;
    const { requests } = show(
      { canOffer: true },
      { [`POST ${path}`]: { status: 201, body: dealDto({ offer }) } },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Make an offer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    const price = dialog.getByLabelText("Your offer");
    expect(price).toHaveAccessibleDescription("Listed at $120.00");
    fireEvent.change(price, { target: { value: "cheap" } });
    press("Send offer");
    expect(dialog.getByText("Enter an amount above $0, such as 1,250.50")).toBeInTheDocument();
    expect(posts(requests)).toEqual([]);
    fireEvent.change(price, { target: { value: "$95.50" } });
    press("Send offer");
    const card = await screen.findByRole("region", { name: "Your offer" });
    expect(card).toHaveTextContent("Open$95.50Listed at $120.00");
    expect(card).toHaveTextContent("Waiting for Juniper Realty. Expires in 3 days.");
    expect(posts(requests).map(({ body }) => body)).toEqual([{ amount: 95.5, quantity: 1, note: "" }]);
    expect(screen.queryByRole("button", { name: "Make an offer" })).not.toBeInTheDocument();
  });

  test("accepts an offer after a confirmation that explains the consequences", async () => {
    const offer = offerDto({ actions: ["accept", "decline"] });
    const path = `/api/offers/${offer.id}/accept`;
    const accepted = dealDto({ offer: { ...offer, status: "accepted", actions: [] }, canComplete: true });
    const { requests } = show(
      { offer, canOffer: true },
      { [`POST ${path}`]: { body: accepted } },
      { side: "owner" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Accept $100.00" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Accept $100.00?" }));
    expect(
      dialog.getByText(
        /^We’ll mark it reserved for Juniper Realty\. Other offers stay open until you complete the sale\. We don’t handle payments for goods/,
      ),
    ).toBeInTheDocument();
    expect(posts(requests)).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Accept $100.00" }));
    expect(await screen.findByRole("button", { name: "Mark completed" })).toBeInTheDocument();
    expect(posts(requests).map(({ call }) => call)).toEqual([`POST ${path}`]);
  });

  test("sends the owner’s counteroffer for a chosen number of days", async () => {
    const offer = offerDto({ actions: ["accept", "decline"] });
    const path = `/api/conversations/${conversationDto().id}/offers`;
    const { requests } = show(
      { offer, canOffer: true },
      { [`POST ${path}`]: { status: 201, body: dealDto({ offer: offerDto({ mine: true, amount: 110 }) }) } },
      { side: "owner" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Counter" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Counter Juniper Realty’s price" }));
    expect(dialog.getByLabelText("Open for")).toHaveValue("3");
    fireEvent.change(dialog.getByLabelText("Your offer"), { target: { value: "110" } });
    fireEvent.change(dialog.getByLabelText("Open for"), { target: { value: "7" } });
    expect(dialog.getByText(/^Juniper Realty has 7 days to answer\./)).toBeInTheDocument();
    press("Send counteroffer");
    await screen.findByRole("region", { name: "Your offer" });
    expect(posts(requests)).toMatchObject([
      { call: `POST ${path}`, body: { amount: 110, quantity: 1, note: "", days: 7 } },
    ]);
  });

  test("prompts later for the outcome, and calls the deal off after a confirmation", async () => {
    const offer = offerDto({ mine: true, status: "accepted", actions: ["call_off"] });
    const path = `/api/offers/${offer.id}/call_off`;
    const after = dealDto({ offer: { ...offer, status: "withdrawn", actions: [] }, canOffer: true });
    const { requests } = show(
      { offer, asked: true, canComplete: true },
      { [`POST ${path}`]: { body: after } },
    );
    const card = await screen.findByRole("region", { name: "Your offer" });
    expect(card).toHaveTextContent("Did it work out? Mark it as completed, or call it off.");
    expect(within(card).getByRole("button", { name: "Mark completed" })).toBeInTheDocument();
    fireEvent.click(within(card).getByRole("button", { name: "Call off deal" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Call off the deal at $100.00?" }));
    expect(posts(requests)).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Call off deal" }));
    expect(await screen.findByRole("button", { name: "Make an offer" })).toBeInTheDocument();
    expect(posts(requests).map(({ call }) => call)).toEqual([`POST ${path}`]);
  });

  test("shows its current state when a step came too late", async () => {
    const offer = offerDto({ actions: ["accept", "decline"] });
    const error = "This listing is reserved. The offer stays open in case it becomes available again.";
    const { set } = show(
      { offer, canOffer: true },
      { [`POST /api/offers/${offer.id}/accept`]: { status: 409, body: { error } } },
      { side: "owner" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Accept $100.00" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Accept $100.00?" }));
    set(dealDto({ offer: { ...offer, status: "withdrawn", actions: [] } }));
    fireEvent.click(dialog.getByRole("button", { name: "Accept $100.00" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(error);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Counter" })).not.toBeInTheDocument());
  });

  test("stays in its place once it is settled", async () => {
    const messages = [messageDto({ number: 2 }), messageDto({ dealStep: "offer", text: "Offered $100.00." })];
    const address = `/api/conversations/${conversationDto().id}`;
    const offer = offerDto({ status: "expired", actions: [] });
    show({ offer }, { [`GET ${address}/messages`]: { body: messages } });
    const card = await screen.findByRole("region", { name: "Juniper Realty’s offer" });
    expect(card).toHaveTextContent("Expired");
    const place = card.closest("li");
    expect(place?.previousElementSibling).toHaveTextContent("Juniper Realty made an offer. 10:01 AM");
    expect(place?.nextElementSibling).toHaveTextContent("It is.");
  });

  test("announces an offer by a line, and shows amount and note only on its card", async () => {
    const note = "I can pick it up tomorrow.";
    const own = { mine: true, senderId: idOf(1) } as const;
    const messages = [
      messageDto({ number: 4, text: "Great." }),
      messageDto({ number: 3, dealStep: "accept", text: "Accepted the offer of $90.00." }),
      messageDto({ number: 2, ...own, dealStep: "counter", text: `Countered with $90.00. ${note}` }),
      messageDto({ number: 1, dealStep: "offer", text: "Offered $80.00. Cash." }),
    ];
    const address = `/api/conversations/${conversationDto().id}`;
    const offer = offerDto({ mine: true, amount: 90, note, status: "accepted" });
    show({ offer }, { [`GET ${address}/messages`]: { body: messages } });
    const card = await screen.findByRole("region", { name: "Your offer" });
    expect(card).toHaveTextContent(note);
    const lines = screen
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
      .filter((text) => /AM$/.test(text ?? ""));
    expect(lines).toEqual([
      "Juniper Realty offered $80.00. Cash. 10:01 AM",
      "You made a counteroffer. 10:02 AM",
      "Juniper Realty accepted the offer. 10:03 AM",
      "Juniper Realty: Great.10:04 AM",
    ]);
    expect(screen.getAllByText(/I can pick it up tomorrow/)).toHaveLength(1);
    expect(screen.queryByText("You: ")).not.toBeInTheDocument();
  });

  test("names it the vendor’s quote for a service", async () => {
    const subject = { ...conversationDto().subject, category: "services" } as ConversationDto["subject"];
    show({ offer: offerDto({ actions: ["accept"] }) }, {}, { subject });
    expect(await screen.findByRole("region", { name: "Juniper Realty’s quote" })).toBeInTheDocument();
  });

  test("offers only final steps when nothing can be sent", async () => {
    const offer = offerDto({ actions: ["accept", "decline"] });
    const viewing = viewingDto({ actions: ["confirm", "decline"] });
    show({ offer, viewing, canOffer: true }, {}, { obstacle: "you_blocked" });
    await screen.findByRole("region", { name: "Juniper Realty’s offer" });
    expect(screen.queryByRole("button", { name: /Accept|Counter|Confirm/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Cancel viewing" })).toBeInTheDocument();
  });
});

describe("a viewing in the thread", () => {
  test("requests a viewing in the home’s time zone and shows the reader’s time", async () => {
    const path = `/api/conversations/${conversationDto().id}/viewings`;
    const { requests } = show(
      { canRequestViewing: true },
      { [`POST ${path}`]: { status: 201, body: dealDto({ viewing: viewingDto({ mine: true }) }) } },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Request a viewing" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Request a viewing" }));
    press("Send request");
    expect(dialog.getByText("Choose a date and time")).toBeInTheDocument();
    const day = inputDay(Date.now() + 3 * 86_400_000, "America/Chicago");
    expect(dialog.getByText(/^Central Time, the home’s time zone\.$/)).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText("Day"), { target: { value: day } });
    fireEvent.change(dialog.getByLabelText("Time"), { target: { value: "14:30" } });
    expect(dialog.getByText(/That’s .* your time\.$/)).toBeInTheDocument();
    press("Send request");
    const card = await screen.findByRole("region", { name: "Viewing" });
    expect(card).toHaveTextContent("Saturday, November 28 at 8:30 AM CST2:30 PM UTC your time");
    expect(posts(requests).map(({ body }) => body)).toEqual([
      { startsAt: createLocalTimeParser("America/Chicago")(`${day}T14:30:00`).toISOString(), note: "" },
    ]);
  });

  test("confirms a viewing with one click, and links it to calendars", async () => {
    const viewing = viewingDto({ actions: ["confirm", "reschedule", "decline"] });
    const confirmed = dealDto({ viewing: { ...viewing, status: "confirmed", actions: ["decline"] } });
    const { requests } = show(
      { viewing },
      { [`POST /api/viewings/${viewing.id}/confirm`]: { body: confirmed } },
      { side: "owner" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Viewing" })).toHaveTextContent("Confirmed"),
    );
    expect(posts(requests)).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      `/api/viewings/${viewing.id}.ics`,
    );
  });

  test.each([
    ["owner", "confirmed", ["done", "no_show"], /Past.*Did .* show up\?.*We met.*They didn’t show up/],
    ["starter", "confirmed", ["decline"], /Past.*You had a viewing with/],
    ["starter", "requested", ["decline"], /Not confirmed.*No one confirmed it in time\./],
  ] as const)(
    "asks the %s of a past viewing that was %s how it went",
    async (side, status, actions, words) => {
      const viewing = viewingDto({ startsAt: "2025-01-01T10:00:00.000Z", status, actions: [...actions] });
      show({ viewing }, {}, { side });
      expect(await screen.findByRole("region", { name: "Viewing" })).toHaveTextContent(words);
      expect(screen.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
    },
  );

  test("shows in place why a step failed", async () => {
    const viewing = viewingDto({ actions: ["confirm"] });
    const error = "Choose a time in the future";
    show(
      { viewing },
      { [`POST /api/viewings/${viewing.id}/confirm`]: { status: 409, body: { error } } },
      { side: "owner" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(error);
  });

  test("links the buyer to the review once the deal is closed", async () => {
    const offer = offerDto({ mine: true, status: "accepted" });
    show({ offer, closedAt: "2026-11-22T12:00:00.000Z", canReview: true });
    const card = within(await screen.findByRole("region", { name: "How did it go?" }));
    expect(card.getByRole("link", { name: "Write a review" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/reviews\?listing=[0-9a-f-]{36}$/),
    );
  });
});

test("reports a missed viewing as a case", async () => {
  const viewing = viewingDto({ status: "no_show", startsAt: "2026-11-19T14:30:00.000Z", canOpenCase: true });
  const { requests } = show(
    { viewing },
    { [`POST /api/viewings/${viewing.id}/case`]: { status: 201, body: { id: idOf(44) } } },
  );
  const card = within(await screen.findByRole("region", { name: "Viewing" }));
  expect(card.getByText("Missed")).toBeInTheDocument();
  fireEvent.click(card.getByRole("button", { name: "Something went wrong" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Something went wrong" }));
  fireEvent.change(dialog.getByLabelText("What went wrong"), { target: { value: "no_show" } });
  fireEvent.change(dialog.getByLabelText("What happened"), { target: { value: "Nobody came." } });
  press("Open case");
  await waitFor(() =>
    expect(posts(requests)).toMatchObject([
      { call: `POST /api/viewings/${viewing.id}/case`, body: { reason: "no_show", text: "Nobody came." } },
    ]),
  );
});

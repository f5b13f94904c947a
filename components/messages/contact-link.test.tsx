import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useState } from "react";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { AuthHost } from "@/components/auth/auth-host";
import { readAuth, showAuth } from "@/components/auth/auth-store";
import { clearToken, storeToken } from "@/lib/client/token-store";
import { createLocalTimeParser } from "@/lib/shared/dates";
import { idOf, userDto, vendorProfileDto } from "@/prisma/test/dtos";
import { conversationDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ContactLink } from "./contact-link";
import { toContactSubject } from "./contact-subject";
import { inputDay } from "./viewing-times";
import { PendingMessageCard } from "./waiting-message";
import { readPendingMessage, setPendingMessage } from "./waiting-store";

const listing = {
  id: idOf(9),
  title: "Walnut sideboard",
  price: 1250,
  category: "products" as const,
  photos: [],
  details: {},
  timeZone: "America/Denver",
  bookable: false,
};
const subject = toContactSubject(vendorProfileDto(), listing);

function show(user: Parameters<typeof renderPage>[1]) {
  renderPage(<ContactLink subject={subject}>Contact vendor</ContactLink>, user);
  fireEvent.click(screen.getByRole("link", { name: "Contact vendor" }));
  return screen.findByRole("dialog", { name: "Message Juniper Realty" });
}

const field = () => screen.getByRole("textbox", { name: "Your message" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(() => Promise.all([import("./contact-sheet"), import("@/components/auth/auth-dialogs")]));
beforeEach(() => {
  act(() => {
    showAuth(null);
    setPendingMessage(null);
  });
  localStorage.clear();
  sessionStorage.clear();
});

describe("ContactLink", () => {
  test("renders a link that works without JavaScript", () => {
    renderPage(<ContactLink subject={subject}>Contact vendor</ContactLink>);
    expect(screen.getByRole("link")).toHaveAttribute("href", `/messages?listing=${listing.id}`);
  });

  test("starts in the message", async () => {
    await show({ user: userDto() });
    expect(field()).toHaveFocus();
  });

  test("sends a starter to the vendor of the listing, and links to the conversation", async () => {
    const conversation = conversationDto();
    const requests = mockCalls({ "POST /api/conversations": { status: 201, body: conversation } });
    await show({ user: userDto() });
    press("Is this still available?");
    expect(field()).toHaveValue("Is this still available?");
    press("Send message");
    expect(await screen.findByText("Message sent to Juniper Realty")).toBeInTheDocument();
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ["POST /api/conversations", { listingId: listing.id, text: "Is this still available?" }],
    ]);
    expect(screen.getByRole("link", { name: "Open conversation" })).toHaveAttribute(
      "href",
      `/messages/${conversation.id}`,
    );
  });

  test("sends a price with or without text, and refuses an invalid price", async () => {
    const requests = mockCalls({ "POST /api/conversations": { status: 201, body: conversationDto() } });
    renderPage(
      <ContactLink subject={subject} kind="offer">
        Make an offer
      </ContactLink>,
      { user: userDto() },
    );
    const link = screen.getByRole("link", { name: "Make an offer" });
    expect(link).toHaveAttribute("href", `/messages?listing=${listing.id}&kind=offer`);
    fireEvent.click(link);
    const price = await screen.findByLabelText("Your offer");
    expect(screen.getByText(/We don’t handle payments for goods/)).toBeInTheDocument();
    press("Send offer");
    expect(screen.getByText("Enter an amount above $0, such as 1,250.50")).toBeInTheDocument();
    expect(requests).toEqual([]);
    fireEvent.change(price, { target: { value: "1,100" } });
    press("Send offer");
    expect(await screen.findByText("Offer sent to Juniper Realty")).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([
      { listingId: listing.id, text: "", offer: { amount: 1100 } },
    ]);
  });

  test("accepts an offer for no more pieces than are in stock", async () => {
    const requests = mockCalls({ "POST /api/conversations": { status: 201, body: conversationDto() } });
    const several = toContactSubject(vendorProfileDto(), { ...listing, details: { stock: 6 } });
    renderPage(
      <ContactLink subject={several} kind="offer">
        Make an offer
      </ContactLink>,
      { user: userDto() },
    );
    fireEvent.click(screen.getByRole("link", { name: "Make an offer" }));
    fireEvent.change(await screen.findByLabelText("Your offer"), { target: { value: "4,000" } });
    fireEvent.change(screen.getByLabelText("Quantity"), { target: { value: "7" } });
    expect(screen.getByLabelText("Your total offer")).toHaveValue("4,000");
    press("Send offer");
    expect(screen.getByText("Only 6 left")).toBeInTheDocument();
    expect(requests).toEqual([]);
    fireEvent.change(screen.getByLabelText("Quantity"), { target: { value: "4" } });
    press("Send offer");
    expect(await screen.findByText("Offer sent to Juniper Realty")).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([
      { listingId: listing.id, text: "", offer: { amount: 4000, quantity: 4 } },
    ]);
  });

  test("keeps the time of a viewing through the sign-up", async () => {
    renderPage(
      <ContactLink subject={subject} kind="viewing">
        Request a viewing
      </ContactLink>,
      { user: null },
    );
    fireEvent.click(screen.getByRole("link", { name: "Request a viewing" }));
    const choose = (value: string) => fireEvent.change(screen.getByLabelText("Day"), { target: { value } });
    const day = inputDay(Date.now() + 3 * 86_400_000, "America/Denver");
    await screen.findByLabelText("Day");
    choose(day);
    press("Send request");
    expect(screen.getByText("Choose a date and time")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Time"), { target: { value: "14:30" } });
    choose("2020-01-01");
    press("Send request");
    expect(screen.getByText("Choose a time in the future")).toBeInTheDocument();
    expect(readPendingMessage()).toBeNull();
    choose(day);
    press("Send request");
    const startsAt = createLocalTimeParser("America/Denver")(`${day}T14:30:00`).toISOString();
    expect(readPendingMessage()).toMatchObject({ text: "", startsAt });
  });

  test("shows the time of a waiting request in the home’s zone and the reader’s", () => {
    const waiting = { subject, text: "", startsAt: "2026-12-05T17:00:00.000Z", key: "k" };
    renderPage(<PendingMessageCard waiting={waiting} onSent={() => undefined} />);
    expect(screen.getByText(/Saturday, December 5 at 10:00 AM MST$/)).toBeInTheDocument();
    expect(screen.getByText("Sunday, December 6 at 6:00 AM GMT+13 your time")).toBeInTheDocument();
  });

  test("keeps a visitor’s text during sign-up, and sends it only on another click", async () => {
    const requests = mockCalls({});
    await show({ user: null });
    fireEvent.change(field(), { target: { value: "Is it heavy?" } });
    press("Send message");
    expect(readAuth()).toMatchObject({ view: "auth", tab: "register" });
    expect(readPendingMessage()).toMatchObject({
      text: "Is it heavy?",
      subject: { listing: { id: listing.id } },
    });
    const request = readAuth();
    act(() => (request?.view === "auth" ? request.onSuccess?.() : undefined));
    expect(await screen.findByText("You’re logged in. Your message is ready to send.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Send message" })).toHaveFocus();
    expect(field()).toHaveValue("Is it heavy?");
    expect(requests).toEqual([]);
  });

  test("requires a message and sends nothing without one", async () => {
    const requests = mockCalls({});
    await show({ user: userDto() });
    press("Send message");
    expect(screen.getByText("Write a message")).toBeInTheDocument();
    expect(field()).toHaveFocus();
    fireEvent.change(field(), { target: { value: "Is it heavy?" } });
    expect(screen.queryByText("Write a message")).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("keeps a message that the server refused, with the reason", async () => {
    const error = "You’ve sent 100 messages today. Try again tomorrow.";
    mockCalls({ "POST /api/conversations": { status: 429, body: { error } } });
    await show({ user: userDto() });
    fireEvent.change(field(), { target: { value: "Is it heavy?" } });
    press("Send message");
    expect(await screen.findByRole("alert")).toHaveTextContent(error);
    expect(field()).toHaveValue("Is it heavy?");
  });

  test("hides the message link from the user it belongs to", async () => {
    await show({ user: userDto({ role: "vendor", vendorId: subject.vendor.id }) });
    expect(screen.getByText(/This is your own listing/)).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("deletes the draft of a sent message", async () => {
    mockCalls({ "POST /api/conversations": { status: 201, body: conversationDto() } });
    await show({ user: userDto() });
    fireEvent.change(field(), { target: { value: "Is it heavy?" } });
    await waitFor(() => expect(drafts()).toHaveLength(1));
    press("Send message");
    await screen.findByText("Message sent to Juniper Realty");
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe("the completion dialog", () => {
  const waiting = { subject, text: "Is it heavy?", key: "k1" };

  afterEach(() => clearToken());

  function complete(page = <AuthHost />) {
    storeToken("t1");
    const rendered = renderPage(page, { user: userDto(), path: "/listings/9" });
    act(() => showAuth({ view: "complete", role: "customer", message: "" }));
    return rendered;
  }

  test("sends the waiting message with its first button, and opens the conversation", async () => {
    const conversation = conversationDto();
    const requests = mockCalls({ "POST /api/conversations": { status: 201, body: conversation } });
    act(() => setPendingMessage(waiting));
    const { visited } = complete();
    const dialog = within(await screen.findByRole("dialog", { name: "Registration complete" }));
    const buttons = dialog.getAllByRole("button").map(({ textContent }) => textContent);
    expect(buttons).toEqual(["", "Send message", "Continue to Homepage"]);
    expect(dialog.getByText("Is it heavy?")).toBeInTheDocument();
    expect(requests).toEqual([]);
    press("Send message");
    await waitFor(() => expect(visited).toEqual([`/messages/${conversation.id}`]));
    expect(requests.map(({ body }) => body)).toEqual([{ listingId: listing.id, text: "Is it heavy?" }]);
    expect(readPendingMessage()).toBeNull();
  });

  test("stays open with the message until the conversation opens", async () => {
    const conversation = conversationDto();
    mockCalls({ "POST /api/conversations": { status: 201, body: conversation } });
    act(() => setPendingMessage(waiting));
    let open = (path: string): void => void path;
    function Site() {
      const [path, setPath] = useState("/listings/9");
      open = setPath;
      return (
        <PathnameContext value={path}>
          <AuthHost />
        </PathnameContext>
      );
    }
    const { visited } = complete(<Site />);
    const dialog = await screen.findByRole("dialog", { name: "Registration complete" });
    press("Send message");
    await waitFor(() => expect(visited).toEqual([`/messages/${conversation.id}`]));
    expect(readPendingMessage()).toBeNull();
    expect(dialog).toBeVisible();
    expect(within(dialog).getByText("Is it heavy?")).toBeInTheDocument();
    expect(within(dialog).getByText("Sending…")).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Send message" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    act(() => open(`/messages/${conversation.id}`));
    await waitFor(() => expect(dialog).not.toBeVisible());
  });

  test("keeps its text without a waiting message", async () => {
    complete();
    const dialog = within(await screen.findByRole("dialog", { name: "Registration complete" }));
    expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "",
      "Continue to Homepage",
    ]);
  });
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft::contact:"));

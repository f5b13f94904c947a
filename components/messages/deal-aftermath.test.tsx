import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, dealDto, messageDto, offerDto, viewingDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ThreadView } from "./thread-view";

const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };

type Answers = Parameters<typeof mockCalls>[0];

function show(deal: Partial<DealDto>, answers: Answers = {}, overrides: Partial<ConversationDto> = {}) {
  const conversation = conversationDto(overrides);
  const address = `/api/conversations/${conversation.id}`;
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [messageDto()] },
    [`POST ${address}/read`]: { body: { unread: 0 } },
    [`GET ${address}/deal`]: { body: dealDto(deal) },
    ...answers,
  });
  renderPage(<ThreadView id={conversation.id} userId={idOf(1)} clock={clock} />, {
    path: `/messages/${conversation.id}`,
  });
  return { requests };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const posts = (requests: ReturnType<typeof mockCalls>) =>
  requests.filter(({ call }) => call.startsWith("POST") && !call.endsWith("/read"));

beforeAll(() => import("./deal-dialogs"));
beforeEach(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
});

describe("ratings of a buyer in the thread", () => {
  const offer = offerDto({ status: "accepted" });
  const closed = { offer, closedAt: "2026-11-20T13:00:00.000Z", buyer: { count: 3, average: 4.7 } };
  const robin = conversationDto().other;
  const owner = { side: "owner", other: { ...robin, name: "Robin M.", vendorId: null } } as const;
  const path = `/api/offers/${offer.id}/buyer-rating`;

  test("shows the seller ratings of the buyer by other sellers", async () => {
    const { id } = conversationDto();
    const ratings = [{ rating: 5, text: "Paid on time.", createdAt: "2026-10-02T10:00:00.000Z" }];
    show(
      { ...closed, closedAt: null },
      { [`GET /api/conversations/${id}/buyer`]: { body: { ...closed.buyer, ratings } } },
      owner,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Rated 4.7 by 3 sellers" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Robin M. as a buyer" }));
    expect(await dialog.findByText("Paid on time.")).toBeInTheDocument();
    expect(dialog.getByRole("img", { name: "5 out of 5 stars" })).toBeInTheDocument();
  });

  test("sends stars and a text, and shows when the rating is published", async () => {
    const buyerRating: DealDto["buyerRating"] = {
      rating: 4,
      text: "Kind.",
      status: "hidden",
      publishAt: "2026-12-04T10:00:00.000Z",
      actions: ["edit", "delete"],
    };
    const rated = dealDto({ ...closed, buyerRating });
    const { requests } = show(
      { ...closed, canRateBuyer: true },
      { [`POST ${path}`]: { status: 201, body: rated } },
      owner,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Rate buyer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rate Robin M." }));
    press("Send rating");
    expect(dialog.getByText("Choose 1 to 5 stars")).toBeInTheDocument();
    fireEvent.click(dialog.getByRole("radio", { name: "4 stars, Very good" }));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Kind." } });
    press("Send rating");
    const card = await screen.findByRole("region", { name: "Your rating of Robin M." });
    expect(card).toHaveTextContent(
      "Other sellers see it when Robin M. has reviewed you too, or on December 4, 2026.",
    );
    expect(posts(requests).map(({ body }) => body)).toEqual([{ rating: 4, text: "Kind." }]);
  });

  test("hides ratings and the button from the buyer", async () => {
    show({ ...closed, buyer: null, canReview: true });
    await screen.findByRole("region", { name: "How did it go?" });
    expect(screen.queryByRole("button", { name: /Rate/ })).not.toBeInTheDocument();
  });
});

describe("a case about a deal", () => {
  const offer = offerDto({ status: "accepted" });

  test("opens a case with a reason and a text", async () => {
    const path = `/api/offers/${offer.id}/case`;
    const { requests } = show(
      { offer, canOpenCase: true },
      { [`POST ${path}`]: { status: 409, body: { error: "This case is closed." } } },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Something went wrong" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Something went wrong" }));
    press("Open case");
    expect(dialog.getByText("Choose what went wrong")).toBeInTheDocument();
    expect(dialog.getByText("Describe what happened")).toBeInTheDocument();
    expect(posts(requests)).toEqual([]);
    fireEvent.change(dialog.getByLabelText("What went wrong"), { target: { value: "no_show" } });
    fireEvent.change(dialog.getByLabelText("What happened"), { target: { value: "Nobody came." } });
    press("Open case");
    expect(await dialog.findByRole("alert")).toHaveTextContent("This case is closed.");
    expect(posts(requests).map(({ body }) => body)).toEqual([
      { reason: "no_show", text: "Nobody came.", documentIds: [] },
    ]);
  });

  test("links the case from the deal", async () => {
    show({ offer, case: { id: idOf(7900), status: "open" } });
    expect(await screen.findByRole("link", { name: "View open case" })).toHaveAttribute(
      "href",
      `/cases/${idOf(7900)}`,
    );
  });
});

test("marks a viewing as missed after a question that names the time and the person", async () => {
  const viewing = viewingDto({
    status: "confirmed",
    startsAt: "2026-11-19T14:30:00.000Z",
    actions: ["done", "no_show"],
  });
  const path = `POST /api/viewings/${viewing.id}/no_show`;
  const { requests } = show(
    { viewing, timeZone: "America/Chicago" },
    { [path]: { body: dealDto() } },
    { side: "owner" },
  );
  fireEvent.click(await screen.findByRole("button", { name: "They didn’t show up" }));
  const name = "Mark Juniper Realty as a no-show?";
  const dialog = within(await screen.findByRole("dialog", { name }));
  const words =
    "We’ll mark the viewing on Thursday, November 19 at 8:30 AM CST as missed and let Juniper Realty know. You can’t undo this.";
  expect(dialog.getByText(words)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Go back" }));
  expect(posts(requests)).toEqual([]);
  press("They didn’t show up");
  fireEvent.click(
    within(await screen.findByRole("dialog", { name })).getByRole("button", { name: "Mark as a no-show" }),
  );
  await waitFor(() => expect(posts(requests).map(({ call }) => call)).toEqual([path]));
});

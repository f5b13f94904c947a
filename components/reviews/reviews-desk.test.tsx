import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OwnReviewDto } from "@/lib/reviews/writing.contract";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ReviewsDesk } from "./reviews-desk";

const subject = {
  listingId: "01890000-0000-7000-8000-00000000abcd",
  title: "Oak desk",
  vendorName: "Oak and Iron",
  picture: null,
};
const nothing = { items: [], next: null, total: 0, capped: false };
const address = `POST /api/listings/${subject.listingId}/reviews`;

function show(props: Partial<Parameters<typeof ReviewsDesk>[0]> = {}) {
  renderPage(
    <ReviewsDesk subject={null} obstacle={null} due={[]} own={nothing} ratings={0} first {...props} />,
    {
      user: userDto(),
    },
  );
  return userEvent.setup();
}

const send = () => screen.getByRole("button", { name: "Send review" });

describe("ReviewsDesk", () => {
  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test("requires stars and text", async () => {
    const requests = mockCalls({
      [address]: { status: 201, body: { id: subject.listingId, status: "pending" } },
    });
    const person = show({ subject });
    await person.click(send());
    expect(await screen.findByText("Choose 1 to 5 stars")).toBeInTheDocument();
    expect(screen.getByText("Write your review")).toBeInTheDocument();
    await person.click(screen.getByRole("radio", { name: "4 stars, Very good" }));
    await person.type(screen.getByRole("textbox", { name: "Your review" }), "Sturdy.");
    await person.click(send());
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ rating: 4, text: "Sturdy.", photos: [] }]),
    );
  });

  test("keeps typed text when the review is refused, with the reason", async () => {
    mockCalls({ [address]: { status: 409, body: { error: "You’ve already reviewed this listing." } } });
    const person = show({ subject });
    await person.click(screen.getByRole("radio", { name: "1 star, Poor" }));
    await person.type(screen.getByRole("textbox", { name: "Your review" }), "Wobbles.");
    await person.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent("You’ve already reviewed this listing.");
    expect(screen.getByRole("textbox", { name: "Your review" })).toHaveValue("Wobbles.");
  });

  test("keeps stars and text through a reload until they are sent", async () => {
    mockCalls({ [address]: { status: 201, body: { id: subject.listingId, status: "pending" } } });
    const person = show({ subject });
    await person.click(screen.getByRole("radio", { name: "4 stars, Very good" }));
    await person.type(screen.getByRole("textbox", { name: "Your review" }), "Sturdy.");
    cleanup();
    show({ subject });
    expect(screen.getByRole("textbox", { name: "Your review" })).toHaveValue("Sturdy.");
    expect(screen.getByRole("radio", { name: "4 stars, Very good" })).toBeChecked();
    await person.click(send());
    const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith("draft::review"));
    await waitFor(() => expect(drafts()).toEqual([]));
    cleanup();
    show({ subject });
    expect(screen.getByRole("textbox", { name: "Your review" })).toHaveValue("");
  });

  test("lists due reviews and the state of submitted ones", () => {
    const review: OwnReviewDto = {
      id: "01890000-0000-7000-8000-00000000abce",
      rating: 2,
      text: "Late.",
      status: "rejected",
      decisionReason: "It names a person.",
      createdAt: "2026-02-01T00:00:00.000Z",
      listing: { id: "01890000-0000-7000-8000-00000000abcf", title: "Lamp" },
      publishAt: null,
      actions: [],
    };
    show({
      due: [{ ...subject, dealClosedAt: "2026-02-03T12:00:00.000Z" }],
      own: { ...nothing, items: [review], total: 1 },
    });
    expect(screen.getByRole("link", { name: "Write a review of Oak desk" })).toHaveAttribute(
      "href",
      `/reviews?listing=${subject.listingId}`,
    );
    expect(screen.getByText("Not published")).toBeInTheDocument();
    expect(screen.getByText("It names a person.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write a new one" })).toHaveAttribute(
      "href",
      `/reviews?listing=${review.listing.id}`,
    );
  });

  test("separates reviews that are due from optional ones, as the dashboard counts them", () => {
    const talked = { ...subject, listingId: "01890000-0000-7000-8000-00000000abd0", title: "Pine shelf" };
    show({
      due: [
        { ...subject, dealClosedAt: "2026-02-03T12:00:00.000Z" },
        { ...talked, dealClosedAt: null },
      ],
    });
    const listed = (name: string) => within(screen.getByRole("region", { name })).getByRole("listitem");
    expect(listed("Reviews to write")).toHaveTextContent("Oak desk");
    expect(listed("You can also review")).toHaveTextContent("Pine shelf");
  });

  const own: OwnReviewDto = {
    id: "01890000-0000-7000-8000-00000000abce",
    rating: 2,
    text: "Late.",
    status: "scheduled",
    decisionReason: null,
    createdAt: "2026-02-01T00:00:00.000Z",
    listing: { id: "01890000-0000-7000-8000-00000000abcf", title: "Lamp" },
    publishAt: "2026-02-15T00:00:00.000Z",
    actions: ["edit", "delete"],
  };

  test("sends the edited stars and text of a review of a deal", async () => {
    const path = `PATCH /api/reviews/${own.id}`;
    const requests = mockCalls({ [path]: { body: { id: own.id, status: "pending" } } });
    const person = show({ own: { ...nothing, items: [own], total: 1 } });
    expect(
      screen.getByText(
        "Your review is published when the seller has rated you too, or on February 15, 2026.",
      ),
    ).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Edit review of Lamp" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit your review of Lamp" }));
    await person.click(dialog.getByRole("radio", { name: "3 stars, Good" }));
    await person.type(dialog.getByRole("textbox", { name: "Your review" }), " But kind.");
    await person.click(dialog.getByRole("button", { name: "Save review" }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ rating: 3, text: "Late. But kind." }]),
    );
  });

  test("deletes a review only after a confirmation", async () => {
    const path = `DELETE /api/reviews/${own.id}`;
    const requests = mockCalls({ [path]: { body: { id: own.id, status: "deleted" } } });
    const person = show({ own: { ...nothing, items: [own], total: 1 } });
    await person.click(screen.getByRole("button", { name: "Delete review of Lamp" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your review of Lamp?" }));
    expect(requests).toEqual([]);
    await person.click(dialog.getByRole("button", { name: "Delete review" }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toEqual([path]));
  });

  test("explains what sellers see about the person", () => {
    show({ ratings: 2 });
    expect(screen.getByRole("region", { name: "Ratings from sellers" })).toHaveTextContent(
      "Sellers have rated 2 deals with you. Sellers you deal with see the stars and what sellers wrote.",
    );
  });

  test("explains its purpose when it is empty", () => {
    show();
    expect(screen.getByRole("heading", { name: "No reviews yet" })).toBeInTheDocument();
  });
});

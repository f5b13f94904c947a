import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ReceivedOffers } from "./received-offers";

const offer = {
  id: idOf(1),
  listingId: idOf(2),
  title: "Oak chair",
  imageUrl: null,
  amount: 80,
  price: 100,
  expiresAt: "2999-01-01T00:00:00.000Z",
};
const path = `/api/favorites/offers/${offer.id}/accept`;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = () =>
  fireEvent.click(
    within(screen.getByRole("dialog", { name: "Accept the offer for Oak chair" })).getByText("Accept $80.00"),
  );

describe("offers for favorites", () => {
  test("shows both prices, and links to the conversation after acceptance", async () => {
    const requests = mockCalls({ [`POST ${path}`]: { body: { conversationId: idOf(3) } } });
    const { visited } = renderPage(<ReceivedOffers offers={[offer]} />);
    expect(screen.getByRole("listitem")).toHaveTextContent("Oak chair$80.00Listed at $100.00");
    press("Accept $80.00");
    expect(requests).toEqual([]);
    confirm();
    await waitFor(() => expect(visited).toEqual([`/messages/${idOf(3)}`]));
  });

  test("reports an expired offer, and reloads the page", async () => {
    mockCalls({
      [`POST ${path}`]: { status: 409, body: { error: "This offer is no longer open.", code: "conflict" } },
    });
    const { refreshed } = renderPage(<ReceivedOffers offers={[offer]} />);
    press("Accept $80.00");
    confirm();
    await waitFor(() => expect(refreshed).toHaveLength(1));
    expect(readToasts().at(-1)?.description).toBe("This offer is no longer open.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("renders nothing without an offer", () => {
    renderPage(<ReceivedOffers offers={[]} />);
    expect(screen.queryByText("Offers for you")).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ModeratedRatingDto } from "@/lib/reviews/moderation.contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { RatingQueue } from "./rating-queue";

const rating: ModeratedRatingDto = {
  id: idOf(1),
  rating: 1,
  text: "Never came.",
  createdAt: "2026-11-20T10:00:00.000Z",
  title: "Oak desk",
  vendorName: "Oak and Iron",
  buyer: { id: idOf(2), name: "Robin Miller" },
};

test("removes a rating with a reason", async () => {
  const remove = `POST /api/admin/buyer-ratings/${rating.id}/remove`;
  const requests = mockCalls({ [remove]: { status: 204 } });
  renderPage(<RatingQueue ratings={[rating]} />);
  expect(screen.getByText("Never came.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Remove the rating of Robin Miller" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove the rating of Robin Miller" }));
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "It insults the buyer." } });
  fireEvent.click(dialog.getByRole("button", { name: "Remove rating" }));
  await waitFor(() =>
    expect(requests.filter(({ call }) => call === remove).map(({ body }) => body)).toEqual([
      { reason: "It insults the buyer." },
    ]),
  );
});

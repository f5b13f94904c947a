import { screen } from "@testing-library/react";
import type { ReviewDto } from "@/lib/reviews/contract";
import { reviewDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { ReviewItem } from "./review-item";

test.each<[ReviewDto["interaction"], string | null]>([
  ["deal", "Verified buyer"],
  ["conversation", "Messaged this vendor"],
  [null, null],
])("marks the author of a review after %s as %s", (interaction, mark) => {
  const review = reviewDto({ interaction, verified: interaction !== null });
  renderPage(<ReviewItem review={review} vendorName="Juniper Realty" />);
  const found = screen.queryByText(/Verified|Messaged/);
  expect(found?.textContent ?? null).toBe(mark);
});

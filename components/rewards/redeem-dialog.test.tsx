import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { RedeemDialog } from "./redeem-dialog";

const item = {
  id: "01890000-0000-7000-8000-00000000b005",
  name: "Listing boost, 7 days",
  description: "Your listing is featured for a week.",
  kind: "listing_boost",
  points: 150,
  value: 7,
} as const;

test("requires a listing to boost, and returns to the choice", async () => {
  const requests = mockCalls({});
  const listings = [{ id: "01890000-0000-7000-8000-00000000b006", title: "Oak desk" }];
  renderPage(
    <RedeemDialog
      item={item}
      balance={300}
      choices={{ listings, advertisements: [] }}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Redeem 150 points" }));
  expect(screen.getByText("Choose a listing")).toBeInTheDocument();
  expect(screen.getByLabelText("Listing to feature")).toHaveFocus();
  expect(requests).toEqual([]);
});

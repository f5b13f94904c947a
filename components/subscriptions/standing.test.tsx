import { screen } from "@testing-library/react";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { subscriptionDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { Standing } from "./standing";

function show(facts: Partial<SubscriptionDto>) {
  renderPage(
    <Standing subscription={subscriptionDto(facts)} contactEmail="hello@plaza.example">
      {null}
    </Standing>,
  );
}

test("says what the plan costs now, and from when on another price", () => {
  show({ nextPrice: 35 });
  expect(screen.getByText("$29.00")).toBeInTheDocument();
  expect(screen.getByText("New price from December 20, 2026: $35.00 a month")).toBeInTheDocument();
});

test("says nothing of a price that stays", () => {
  show({ nextPrice: 29 });
  expect(screen.queryByText(/New price/)).not.toBeInTheDocument();
});

test("says what the plan costs that was chosen for the next period", () => {
  show({ nextPlanId: "business", nextPrice: 99 });
  expect(screen.getByText("Business starts on December 20, 2026")).toBeInTheDocument();
  expect(screen.getByText(/Business is \$99\.00 a month\./)).toBeInTheDocument();
  expect(screen.queryByText(/New price/)).not.toBeInTheDocument();
});

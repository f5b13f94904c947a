import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { subscriptionDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { SubscriptionStatusCard } from "./plan-status";
import { SubscriptionView } from "./subscription-view";

function show(facts: Partial<SubscriptionDto>) {
  renderPage(
    <SubscriptionStatusCard subscription={subscriptionDto(facts)} contactEmail="hello@plaza.example">
      {null}
    </SubscriptionStatusCard>,
  );
}

test("shows the current price of the plan, and the start of a new price", () => {
  show({ nextPrice: 35 });
  expect(screen.getByText("$29.00")).toBeInTheDocument();
  expect(screen.getByText("New price from December 20, 2026: $35.00 a month")).toBeInTheDocument();
});

test("calls a free plan free, and a trial free until its end", () => {
  const pro = subscriptionDto().plan;
  show({ plan: { ...pro, price: 0 } });
  expect(screen.getByText("Free")).toBeInTheDocument();
  expect(screen.queryByText(/\$0\.00|a month/)).toBeNull();
  cleanup();
  show({ status: "trialing", trialDaysLeft: 13, periodEnd: "2026-12-14T12:00:00.000Z" });
  expect(screen.getByText("Free")).toHaveTextContent(
    "Free until December 14, 2026, then $29.00 a month if you keep it",
  );
});

test("omits a price that stays", () => {
  show({ nextPrice: 29 });
  expect(screen.queryByText(/New price/)).not.toBeInTheDocument();
});

test("shows the price of the plan chosen for the next period", () => {
  show({ nextPlanId: "business", nextPrice: 99 });
  expect(screen.getByText("Business starts on December 20, 2026")).toBeInTheDocument();
  expect(screen.getByText(/Business is \$99\.00 a month\./)).toBeInTheDocument();
  expect(screen.queryByText(/New price/)).not.toBeInTheDocument();
});

test("names the day until which an overdue plan stays, counted from when its payment became due", () => {
  show({ status: "past_due", over: true, graceEnd: "2026-12-29T12:00:00.000Z" });
  expect(
    screen.getByText(
      "Your billing period ended on December 20, 2026. You keep Pro until December 29, 2026 while we wait for your payment.",
    ),
  ).toBeInTheDocument();
});

test("lets a suspended vendor read and cancel but not change the plan", () => {
  const subscription = subscriptionDto({ status: "cancelled" });
  const view = { contactEmail: "hello@plaza.example", suspended: true };
  const { unmount } = renderPage(<SubscriptionView {...view} subscription={subscriptionDto()} />);
  expect(screen.getByRole("button", { name: "Cancel plan" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Payments" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Plans" })).not.toBeInTheDocument();
  unmount();
  renderPage(<SubscriptionView {...view} subscription={subscription} />);
  expect(screen.queryByRole("button", { name: "Keep Pro" })).not.toBeInTheDocument();
});

test("cancels a trial by its name, without a word about earlier charges", () => {
  const subscription = subscriptionDto({ status: "trialing", trialDaysLeft: 13 });
  renderPage(<SubscriptionView subscription={subscription} contactEmail="hello@plaza.example" />);
  fireEvent.click(screen.getByRole("button", { name: "Cancel trial" }));
  const dialog = screen.getByRole("dialog", { name: "Cancel your Pro trial" });
  expect(dialog).toHaveTextContent(/won’t be charged\. After that/);
  expect(within(dialog).getByRole("button", { name: "Cancel trial" })).toBeInTheDocument();
});

import { fireEvent, render, screen } from "@testing-library/react";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { ChangeTime } from "@/lib/subscriptions/rules";
import { installBrowserParts } from "@/prisma/test/browser-parts";
import { subscriptionDto } from "@/prisma/test/dtos";
import { ChangeDialog } from "./change-dialog";
import { planOptionFor } from "./plan-option";

beforeAll(installBrowserParts);

const { plans } = subscriptionDto();
const [starter, , business] = plans as [PlanDto, PlanDto, PlanDto];

function open(target: PlanDto, facts: Partial<SubscriptionDto> = {}): ChangeTime[] {
  const chosen: ChangeTime[] = [];
  render(
    <ChangeDialog
      targetPlan={target}
      subscription={subscriptionDto(facts)}
      pending={false}
      onClose={() => undefined}
      onChange={(when) => chosen.push(when)}
    />,
  );
  return chosen;
}

const now = () => screen.getByRole("radio", { name: /^Now/ });
const later = () => screen.getByRole("radio", { name: /^On December/ });

test("starts a cheaper plan at the end of the period unless 'Now' is chosen", () => {
  const chosen = open(starter);
  expect(later()).toBeChecked();
  expect(screen.getByText("Starter limits apply right away. There’s nothing to pay.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Change to Starter" }));
  fireEvent.click(now());
  fireEvent.click(screen.getByRole("button", { name: "Change to Starter" }));
  expect(chosen).toEqual(["period_end", "now"]);
});

test("shows two plans side by side, with their prices, limits, and the start of the new one", () => {
  open(starter, { usage: { listings: 33, featured: 0, ads: 0 } });
  const rows = screen.getAllByRole("row").map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(rows).toEqual([
    ["Compare", "Now: Pro", "Starter"],
    ["Price", "$29.00 a month", "Free"],
    ["Listings", "100", "10You have 33"],
    ["Photos per listing", "20", "10"],
    ["Featured listings", "5", "0"],
    ["Ads", "5", "1"],
    ["Starts", "", "December 20, 2026"],
    ["Due then", "", "Nothing"],
  ]);
  expect(screen.getByText("You stay on Pro until then. There’s nothing to pay.")).toBeInTheDocument();
});

test("names the exceeded limits of a plan that is too small, without starting it now", () => {
  open(starter, { usage: { listings: 33, featured: 2, ads: 4 } });
  expect(now()).toBeDisabled();
  expect(screen.getByText("More than Starter allows")).toBeInTheDocument();
  expect(
    screen.getByText(/^You have 33 listings \(limit 10\) and 4 advertisements \(limit 1\)\. They stay up/),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      "You have 33 listings (limit 10), 4 advertisements (limit 1). Close some first, or change on December 20, 2026.",
    ),
  ).toBeInTheDocument();
});

test.each([
  ["overdue", { status: "past_due", over: true }],
  ["canceled and over", { status: "cancelled", over: true }],
] as const)(
  "refuses a plan that is too small, without offering it for later, if the plan is %s",
  (_, facts) => {
    open(starter, { ...facts, usage: { listings: 33, featured: 0, ads: 0 } });
    expect(screen.getByText("You have 33 listings (limit 10). Close some first.")).toBeInTheDocument();
  },
);

test.each([
  [2, 0, "Your 2 featured listings will lose their featured spots."],
  [1, 0, "Your featured listing will lose its featured spot."],
  [5, 3, "The 3 you featured first stay featured. The other 2 lose their spots."],
  [2, 1, "The listing you featured first stays featured. The other one loses its spot."],
])(
  "reduces %i featured listings to the %i of the plan, and says so without the other warning",
  (used, most, sentence) => {
    open({ ...starter, featured: most }, { usage: { listings: 3, featured: used, ads: 0 } });
    expect(screen.getByText("More than Starter allows")).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText(/They stay up/)).toBeNull();
    expect(now()).toBeEnabled();
  },
);

test("shows no warning for a plan with room for everything", () => {
  open({ ...starter, featured: 2 }, { usage: { listings: 3, featured: 2, ads: 0 } });
  expect(screen.queryByText("More than Starter allows")).toBeNull();
});

test("starts a more expensive plan now, minus the amount already paid", () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
  const periodEnd = day(15);
  const [payment] = subscriptionDto().payments;
  const paid = { ...payment!, periodStart: day(-15), periodEnd, paidAt: day(-15) };
  const chosen = open(business, { periodEnd, payments: [paid] });
  expect(now()).toBeChecked();
  const starts = screen.getByRole("row", { name: /^Starts/ });
  expect(starts).toHaveTextContent("StartsOnce paid");
  // Half of Pro's $29 is left.
  expect(screen.getByRole("row", { name: /^Due then \$84\.5/ })).toBeVisible();
  expect(screen.getByText(/^\$84\.5\d due now, then \$99\.00 a month\./)).toBeVisible();
  expect(
    screen.getByText(/You stay on Pro until then\.$/, { selector: "label:first-of-type span span" }),
  ).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Order plan" }));
  expect(chosen).toEqual(["now"]);
});

test("offers a cheaper plan by card at checkout with a discount for the paid time", () => {
  const [, pro] = plans as [PlanDto, PlanDto];
  const onCard = { plan: business, chosenPlanId: "business", payment: "stripe", collected: true } as const;
  open(pro, onCard);
  expect(
    screen.getByText(/\$29\.00 a month, less what you’ve already paid for this period\./),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Go to payment" })).toBeEnabled();
});

test("tells a vendor in a trial that paying by card ends it", () => {
  open(business, { payment: "stripe", status: "trialing", trialDaysLeft: 5 });
  expect(
    screen.getByText(
      "$99.00 a month. You pay by card on the next page. Your first month starts then, and your free trial ends.",
      { exact: false },
    ),
  ).toBeInTheDocument();
});

test("refuses a cheaper plan by card whose limits are exceeded", () => {
  const [, pro] = plans as [PlanDto, PlanDto];
  const usage = { listings: 101, featured: 0, ads: 0 };
  open(pro, { plan: business, chosenPlanId: "business", payment: "stripe", collected: true, usage });
  expect(screen.getByRole("button", { name: "Go to payment" })).toBeDisabled();
});

test("changes an overdue plan now, because its period is over", () => {
  const wish = planOptionFor(subscriptionDto({ status: "past_due", over: true }), starter);
  expect(wish.outcomes).toEqual({ now: "switch", period_end: null });
});

test("renews an overdue plan once", () => {
  const due = { status: "past_due", over: true } as const;
  const [, pro] = plans as [PlanDto, PlanDto];
  const wish = planOptionFor(subscriptionDto(due), pro);
  expect([wish.label, wish.outcomes]).toEqual(["Renew Pro", { now: "pay", period_end: null }]);
  const payment = {
    ...({
      id: "p1",
      planName: "Pro",
      amount: 29,
      refunded: 0,
      status: "pending",
      provider: "manual",
      paidAt: null,
    } as const),
    ...{ periodStart: "2026-12-20T12:00:00.000Z", periodEnd: "2027-01-20T12:00:00.000Z" },
    createdAt: "2026-12-20T12:00:00.000Z",
  } as const;
  expect(planOptionFor(subscriptionDto({ ...due, payments: [payment] }), pro).label).toBeNull();
});

import { fireEvent, screen } from "@testing-library/react";
import type { PaymentDto } from "@/lib/subscriptions/contract";
import { renderPage } from "@/prisma/test/render-page";
import { Invoice } from "./invoice";
import { Payments } from "./payments";

const payment: PaymentDto = {
  id: "0190b6a0-0000-7000-8000-0000abcd1234",
  planName: "Pro",
  amount: 29,
  status: "paid",
  provider: "manual",
  periodStart: "2026-11-01T12:00:00.000Z",
  periodEnd: "2026-12-01T12:00:00.000Z",
  paidAt: "2026-11-02T12:00:00.000Z",
  createdAt: "2026-11-01T12:00:00.000Z",
  refunded: 0,
};

const site = { name: "Plaza", contactEmail: "hello@plaza.example" };

test("shows payer, payee, amount, and period of an invoice, and prints it", () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  renderPage(<Invoice payment={payment} site={site} businessName="Juniper Street Market" />);
  expect(screen.getByRole("heading", { name: "Invoice ABCD1234" })).toBeInTheDocument();
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual([
    "November 1, 2026",
    "Plaza, hello@plaza.example",
    "Juniper Street Market",
    "Paid on November 2, 2026",
  ]);
  expect(screen.getByRole("row", { name: /^Pro, November 1, 2026 – December 1, 2026/ })).toHaveTextContent(
    "$29.00",
  );
  fireEvent.click(screen.getByRole("button", { name: "Print invoice" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("names the refunded amount of a partly refunded payment in the list and on the invoice", () => {
  const partly = { ...payment, refunded: 10.5 };
  const { unmount } = renderPage(<Payments payments={[partly]} />);
  expect(screen.getByText("$10.50 refunded")).toBeInTheDocument();
  unmount();
  renderPage(<Invoice payment={partly} site={site} businessName="Juniper Street Market" />);
  expect(screen.getByText("Paid on November 2, 2026, $10.50 refunded since")).toBeInTheDocument();
});

test.each([
  ["unrefunded", { refunded: 0 }],
  ["fully refunded", { refunded: 29, status: "refunded" }],
] as const)("names no refunded amount of a payment that is %s", (_, facts) => {
  renderPage(<Payments payments={[{ ...payment, ...facts }]} />);
  expect(screen.queryByText(/\$.* refunded/)).toBeNull();
});

test("links paid payments to their invoices", () => {
  renderPage(<Payments payments={[payment, { ...payment, id: "other", status: "pending", paidAt: null }]} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Invoice ABCD1234", `/subscription?invoice=${payment.id}`],
  ]);
});

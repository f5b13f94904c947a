import { screen } from "@testing-library/react";
import type { VendorPaymentDto } from "@/lib/subscriptions/payments/payments.contract";
import { renderPage } from "@/prisma/test/render-page";
import { PaymentQueue } from "./payment-queue";

test("names the refunded amount of a partly refunded card payment", () => {
  const payment: VendorPaymentDto = {
    id: "0190b6a0-0000-7000-8000-0000abcd1234",
    vendorId: "0190b6a0-0000-7000-8000-0000abcd0000",
    businessName: "Juniper Street Market",
    email: "juniper@plaza.example",
    planName: "Pro",
    amount: 29,
    refunded: 10,
    status: "paid",
    provider: "stripe",
    periodStart: "2026-11-01T12:00:00.000Z",
    periodEnd: "2026-12-01T12:00:00.000Z",
    paidAt: "2026-11-02T12:00:00.000Z",
    createdAt: "2026-11-01T12:00:00.000Z",
  };
  renderPage(<PaymentQueue payments={[payment]} status="paid" />);
  expect(screen.getByRole("row", { name: /Juniper/ })).toHaveTextContent("$29.00$10.00 refunded");
});

import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfVendor } from "@/lib/users/name-search.rows";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import type { PaymentQuery, VendorPaymentDto } from "./payments.contract";
import { paymentOf, type StoredPayment } from "./payments.rules";
import { subscriptionCountCap } from "@/lib/subscriptions/rules";

type Row = Omit<VendorPaymentDto, "amount" | "refunded" | keyof StoredPayment> & StoredPayment;

const columns = sql`y.id, y.vendor_id AS "vendorId", v.business_name AS "businessName", u.email, p.name AS "planName",
  y.amount_cents AS "amountCents", y.refunded_cents AS "refundedCents", y.status, y.provider, y.period_start AS "periodStart",
  y.period_end AS "periodEnd", y.paid_at AS "paidAt", y.created_at AS "createdAt"`;
const tables = sql`payments y JOIN vendors v ON v.id = y.vendor_id JOIN users u ON u.id = v.user_id
  JOIN plans p ON p.id = y.plan_id`;

export async function listPaymentsOfVendors({
  status,
  search,
  limit,
  cursor,
}: PaymentQuery): Promise<Page<VendorPaymentDto>> {
  const ofVendors = search ? isOfVendor(sql`y.vendor_id`, await readName(search)) : sql`true`;
  const where = sql`y.status = ${status}::payment_status AND ${ofVendors}`;
  const after = afterTimeCursor({ columns: sql`y.created_at, y.id`, first: "oldest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} AND ${after}
      ORDER BY y.created_at, y.id LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(subscriptionCountCap, sql`FROM payments y WHERE ${where}`)),
  ]);
  const placeOf = ({ createdAt, id }: Row) => [createdAt, id];
  return toPage({ found, limit, toItem: paymentOf, placeOf }, counted);
}

export async function readVendorPayment(id: string): Promise<VendorPaymentDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE y.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", subscriptionCopy.paymentNotFound);
  return paymentOf(row);
}

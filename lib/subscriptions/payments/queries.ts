import "server-only";
import { empty, rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { decodeCursor, encodeCursor } from "@/lib/shared/cursor";
import { momentCursorSchema } from "@/lib/shared/cursor-schema";
import { subscriptionCopy } from "../copy";
import type { PaymentQuery, VendorPaymentDto } from "./contract";
import { paymentOf, type StoredPayment } from "./rules";

type Row = Omit<VendorPaymentDto, "amount" | keyof StoredPayment> & StoredPayment;

const columns = sql`y.id, y.vendor_id AS "vendorId", v.business_name AS "businessName", u.email, p.name AS "planName",
  y.amount_cents AS "amountCents", y.status, y.provider, y.period_start AS "periodStart",
  y.period_end AS "periodEnd", y.paid_at AS "paidAt", y.created_at AS "createdAt"`;
const tables = sql`payments y JOIN vendors v ON v.id = y.vendor_id JOIN users u ON u.id = v.user_id
  JOIN plans p ON p.id = y.plan_id`;

type PaymentPage = { items: VendorPaymentDto[]; next: string | null; total: number; capped: boolean };

/** Payments of all vendors in one state, the one that waits longest first. */
export async function listPaymentsOfVendors({ status, limit, cursor }: PaymentQuery): Promise<PaymentPage> {
  const where = sql`y.status = ${status}::payment_status`;
  const position = cursor ? decodeCursor(cursor, momentCursorSchema) : null;
  const after = position
    ? sql`AND (y.created_at, y.id) > (${position[0]}::timestamptz, ${position[1]}::uuid)`
    : empty;
  const [found, counted] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} ${after}
      ORDER BY y.created_at, y.id LIMIT ${limit + 1}::int`),
    rows<{ total: number }>(sql`SELECT count(*)::int AS total FROM payments y WHERE ${where}`),
  ]);
  const items = found.slice(0, limit).map(paymentOf);
  const last = items.at(-1);
  const next = found.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null;
  return { items, next, total: counted[0]?.total ?? 0, capped: false };
}

/** One payment as the admin sees it. */
export async function readVendorPayment(id: string): Promise<VendorPaymentDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE y.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", subscriptionCopy.paymentNotFound);
  return paymentOf(row);
}

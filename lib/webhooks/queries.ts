import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { DeliveryDto, WebhookDto } from "./contract";
import { webhookCopy } from "./copy";
import { toDelivery, toWebhook, webhookColumns, type DeliveryRow, type WebhookRow } from "./rows";
import { shownDeliveries } from "./rules";

export async function readWebhooks({ vendorId }: Pick<Viewer, "vendorId">): Promise<WebhookDto[]> {
  const found = await rows<WebhookRow>(sql`
    SELECT ${webhookColumns} FROM webhook_endpoints WHERE vendor_id = ${vendorId}::uuid
    ORDER BY created_at, id`);
  return found.map(toWebhook);
}

export async function readDeliveries(
  { vendorId }: Pick<Viewer, "vendorId">,
  id: string,
): Promise<DeliveryDto[]> {
  const own = await rows(sql`
    SELECT 1 FROM webhook_endpoints WHERE id = ${id}::uuid AND vendor_id = ${vendorId}::uuid`);
  if (own.length === 0) throw new AppError("not_found", webhookCopy.unknown);
  const found = await rows<DeliveryRow>(sql`
    SELECT id, type, data, status, attempts, response_status AS "responseStatus", error, created_at AS "createdAt",
      attempted_at AS "attemptedAt", next_attempt_at AS "nextAttemptAt"
    FROM webhook_deliveries WHERE endpoint_id = ${id}::uuid
    ORDER BY created_at DESC, id DESC LIMIT ${shownDeliveries}::int`);
  return found.map(toDelivery);
}

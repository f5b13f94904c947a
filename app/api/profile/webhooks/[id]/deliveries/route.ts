import { route } from "@/lib/server/route";
import { listDeliveries } from "@/lib/webhooks/contract";
import { readDeliveries } from "@/lib/webhooks/queries";

export const GET = route(listDeliveries, ({ viewer, params }) => readDeliveries(viewer, params.id));

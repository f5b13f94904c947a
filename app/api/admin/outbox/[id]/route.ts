import { getMail } from "@/lib/notifications/outbox/outbox.contract";
import { readMail } from "@/lib/notifications/outbox/outbox.queries";
import { route } from "@/lib/server/route";

export const GET = route(getMail, ({ params }) => readMail(params.id));

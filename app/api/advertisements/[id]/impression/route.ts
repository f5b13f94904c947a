import { countHit } from "@/lib/advertisements/events.commands";
import { countImpression } from "@/lib/advertisements/events.contract";
import { route } from "@/lib/server/route";

export const POST = route(countImpression, ({ viewer, params, body, request }) =>
  countHit({ id: params.id, kind: "impression", view: body.view, viewer, headers: request.headers }),
);

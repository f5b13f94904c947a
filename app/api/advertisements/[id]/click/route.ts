import { countHit } from "@/lib/advertisements/events.commands";
import { countClick } from "@/lib/advertisements/events.contract";
import { route } from "@/lib/server/route";

export const POST = route(countClick, ({ viewer, params, body, request }) =>
  countHit({ id: params.id, kind: "click", view: body.view, viewer, headers: request.headers }),
);

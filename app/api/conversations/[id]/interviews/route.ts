import * as interviews from "@/lib/appointments/interviews.commands";
import { proposeInterview } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(proposeInterview, ({ viewer, params, body }) =>
  interviews.proposeInterview(viewer, params.id, body),
);

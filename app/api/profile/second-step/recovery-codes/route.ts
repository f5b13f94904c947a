import { renewCodes } from "@/lib/auth/credentials/second-step.commands";
import { renewRecoveryCodes } from "@/lib/auth/credentials/second-step.contract";
import { route } from "@/lib/server/route";

export const POST = route(renewRecoveryCodes, ({ viewer, body }) => renewCodes(viewer, body));

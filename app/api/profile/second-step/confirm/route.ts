import { confirmEnrolment } from "@/lib/auth/credentials/second-step.commands";
import { confirmSecondStep } from "@/lib/auth/credentials/second-step.contract";
import { route } from "@/lib/server/route";

export const POST = route(confirmSecondStep, ({ viewer, body }) => confirmEnrolment(viewer, body.code));

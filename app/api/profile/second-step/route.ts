import { beginEnrolment } from "@/lib/auth/credentials/second-step.commands";
import { enrolSecondStep, getSecondStep } from "@/lib/auth/credentials/second-step.contract";
import { readSecondStep } from "@/lib/auth/credentials/second-step.queries";
import { route } from "@/lib/server/route";

export const GET = route(getSecondStep, ({ viewer }) => readSecondStep(viewer));

export const POST = route(enrolSecondStep, ({ viewer, body }) => beginEnrolment(viewer, body.password));

import { disable } from "@/lib/auth/credentials/second-step.commands";
import { disableSecondStep } from "@/lib/auth/credentials/second-step.contract";
import { readSecondStep } from "@/lib/auth/credentials/second-step.queries";
import { route } from "@/lib/server/route";

export const POST = route(disableSecondStep, async ({ viewer, body }) => {
  await disable(viewer, body);
  return readSecondStep(viewer);
});

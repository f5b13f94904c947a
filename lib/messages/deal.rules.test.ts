import { nextState } from "@/lib/shared/lifecycle";
import { viewingActions, viewingStatuses, viewingTransitions } from "./deal.rules";
import { sides } from "./rules";

test("allows exactly these steps of a viewing", () => {
  const steps = viewingStatuses.flatMap((status) =>
    viewingActions.flatMap((action) =>
      sides.flatMap((actor) => {
        const to = nextState(viewingTransitions, { status, action, actor });
        return to ? [`${status} ${action} by ${actor}: ${to}`] : [];
      }),
    ),
  );
  expect(steps).toEqual([
    "requested confirm by owner: confirmed",
    "requested reschedule by owner: rescheduled",
    "requested move by starter: requested",
    "requested decline by starter: declined",
    "requested decline by owner: declined",
    "confirmed reschedule by owner: rescheduled",
    "confirmed move by starter: requested",
    "confirmed decline by starter: declined",
    "confirmed decline by owner: declined",
    "confirmed done by owner: done",
    "confirmed no_show by owner: no_show",
    "rescheduled reschedule by owner: rescheduled",
    "rescheduled move by starter: requested",
    "rescheduled accept by starter: confirmed",
    "rescheduled decline by starter: declined",
    "rescheduled decline by owner: declined",
  ]);
});

import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { remindOfAppointments } from "./reminders.commands";

export const sendReminders = task(taskName("appointment-reminders"), () => remindOfAppointments(), {
  every: "minute",
});

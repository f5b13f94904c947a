import { listAppointments, listInterviews } from "@/lib/appointments/calendar.queries";
import { parseCalendar } from "@/lib/appointments/calendar.rules";
import { listBookableListings } from "@/lib/appointments/hours.queries";
import { listInterviewSlots, listSlots } from "@/lib/appointments/slots.queries";
import { AppError } from "@/lib/shared/app-error";
import { viewerOf, type ListRead } from "./list-read";

/** One vendor's rows are sorted. */
const sorted = 1000;

export const appointmentReads: readonly ListRead[] = [
  {
    name: "free times",
    bar: "desk",
    // No hours are open in this database, so the read fails; its statement still has a plan.
    read: ({ home }) =>
      listSlots(home, { days: 7 }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      }),
    sorted,
  },
  {
    name: "free times for an interview",
    bar: "desk",
    // This person has no such conversation.
    read: (subjects) =>
      listInterviewSlots(viewerOf(subjects, "customer"), subjects.listing, { days: 7 }).catch(
        (error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        },
      ),
    sorted,
  },
  {
    name: "a week of interviews",
    bar: "desk",
    read: (subjects) => listInterviews(viewerOf(subjects, "vendor"), (today) => parseCalendar({}, today)),
    sorted,
  },
  {
    name: "a week of appointments",
    bar: "desk",
    read: ({ vendor }) => listAppointments(vendor, (today) => parseCalendar({}, today)),
    sorted,
  },
  {
    name: "listings that can be booked",
    bar: "desk",
    read: ({ vendor }) => listBookableListings(vendor),
    sorted,
  },
];

import { AppointmentCalendar } from "@/components/vendors/desk/appointments/calendar";
import { listAppointments } from "@/lib/appointments/calendar.queries";
import { parseCalendar } from "@/lib/appointments/calendar.rules";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import type { QueryParams } from "@/lib/shared/query-params";

export async function VendorAppointments({ viewer, params }: { viewer: Viewer; params: QueryParams }) {
  const calendar = await listAppointments(vendorIdOf(viewer), (today) => parseCalendar(params, today));
  return <AppointmentCalendar {...calendar} hrefOf={hrefs.appointments} noun="appointments" />;
}

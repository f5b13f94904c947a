import type { VendorHours } from "@/lib/vendors/contract";
import { formatHours, weekdayNames, weekdays } from "@/lib/vendors/rules";

export function OpeningHours({ hours }: { hours: VendorHours }) {
  const days = weekdays.filter((day) => hours[day] !== undefined);
  if (days.length === 0) return null;
  return (
    <table className="w-full max-w-xs">
      <caption className="mb-2 text-left text-lg font-semibold">Business hours</caption>
      <tbody>
        {days.map((day) => {
          const times = hours[day];
          return (
            <tr key={day}>
              <th scope="row" className="text-muted-foreground py-1.5 text-left font-normal">
                {weekdayNames[day]}
              </th>
              <td className="py-1.5 text-right">{times ? formatHours(times) : "Closed"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { SelectField } from "@/components/forms/select-field";
import { Alert } from "@/components/ui/alert";
import type { BookableListing, HoursDto } from "@/lib/appointments/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { HoursForm } from "./hours-form";

type Props = { initial: HoursDto; listings: readonly BookableListing[] };

export function HoursView({ initial, listings }: Props) {
  const router = useRouter();
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <h2 className="text-lg font-semibold">Open hours</h2>
        <p className="text-muted-foreground">
          People book a free time on your homes and services. Without hours, they suggest a time for a home.
        </p>
      </div>
      {listings.length > 0 ? (
        <SelectField
          label="Hours for"
          value={initial.listingId ?? ""}
          onChange={(event) => router.push(hrefs.appointmentHours(event.target.value || undefined))}
        >
          <option value="">All listings</option>
          {listings.map(({ id, title, hasOwnHours }) => (
            <option key={id} value={id}>
              {title}
              {hasOwnHours ? " (own hours)" : ""}
            </option>
          ))}
        </SelectField>
      ) : null}
      {initial.listingId && initial.inherited ? (
        <Alert variant="info">
          <p>This listing uses the hours for all listings. Save to give it hours of its own.</p>
        </Alert>
      ) : null}
      <HoursForm key={`${initial.listingId} ${initial.updatedAt}`} initial={initial} />
    </div>
  );
}

"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { NotificationChoiceDto } from "@/lib/notifications/preferences.contract";
import { notificationTypeNames } from "@/lib/notifications/preferences.copy";
import type { Role } from "@/lib/shared/access";
import { useChangeChoice } from "./hooks";
import { ProfileSection } from "./section";

/** What only vendors are ever told about. */
const vendorTypes: readonly NotificationChoiceDto["type"][] = ["vendor_decision", "listing_decision"];

type Props = { choices: readonly NotificationChoiceDto[]; role: Role };

/** On the site and by email, for each kind of news; saved as they are pressed. */
export function NotificationsSection({ choices, role }: Props) {
  const { mutate } = useChangeChoice();
  const shown = choices.filter(({ type }) => role === "vendor" || !vendorTypes.includes(type));
  return (
    <ProfileSection
      id="notifications"
      title="Notifications"
      description="We always send messages about your account’s security."
    >
      <table className="w-full">
        <caption className="sr-only">Notification choices</caption>
        <thead>
          <tr className="text-muted-foreground text-sm">
            <th scope="col" className="pb-2 text-left font-semibold">
              News
            </th>
            <th scope="col" className="w-16 pb-2 font-semibold">
              Site
            </th>
            <th scope="col" className="w-16 pb-2 font-semibold">
              Email
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((choice) => (
            <tr key={choice.type} className="border-t">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {notificationTypeNames[choice.type]}
              </th>
              {(["site", "email"] as const).map((way) => (
                <td key={way} className="py-3">
                  <span className="grid place-content-center">
                    <Checkbox
                      aria-label={`${notificationTypeNames[choice.type]}, ${way === "site" ? "on the site" : "by email"}`}
                      checked={choice[way]}
                      onChange={(event) => mutate({ ...choice, [way]: event.target.checked })}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ProfileSection>
  );
}

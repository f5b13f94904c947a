"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Choice } from "@/components/ui/choice";
import type { NotificationChoiceDto } from "@/lib/notifications/preferences/preferences.contract";
import { mailFrequencyNames, notificationTypeNames } from "@/lib/notifications/preferences/preferences.copy";
import { hasOwnFrequency, mailFrequencies } from "@/lib/notifications/preferences/preferences.rules";
import type { PushState } from "@/lib/notifications/push/push.contract";
import type { Role } from "@/lib/shared/access";
import { useChangeChoice } from "./hooks";
import { PushChoice } from "./push-choice";
import { QuietHours } from "./quiet-hours";
import { ProfileSection } from "./section";

const vendorTypes: readonly NotificationChoiceDto["type"][] = [
  "vendor_decision",
  "listing_decision",
  "low_stock",
];

type Props = {
  choices: readonly NotificationChoiceDto[];
  role: Role;
  push: PushState;
  siteName: string;
};

export function NotificationsSection({ choices, role, push, siteName }: Props) {
  const { mutate } = useChangeChoice();
  const shown = choices.filter(({ type }) => role === "vendor" || !vendorTypes.includes(type));
  return (
    <ProfileSection
      id="notifications"
      title="Notifications"
      description="We always send messages about your account’s security."
    >
      {push ? <PushChoice publicKey={push.key} initiallyOn={push.on} /> : null}
      <table className="w-full">
        <caption className="sr-only">Notification choices</caption>
        <thead>
          <tr className="text-muted-foreground text-sm">
            <th scope="col" className="pb-2 text-left font-semibold">
              Notify me about
            </th>
            <th scope="col" className="w-20 pb-2 font-semibold wrap-anywhere">
              On {siteName}
            </th>
            <th scope="col" className="w-36 pb-2 text-left font-semibold min-[360px]:min-w-34">
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
              <td className="py-3">
                <span className="grid place-content-center">
                  <Checkbox
                    aria-label={`${notificationTypeNames[choice.type]}, on the site`}
                    checked={choice.site}
                    onChange={(event) => mutate({ ...choice, site: event.target.checked })}
                  />
                </span>
              </td>
              <td className="py-2">
                <EmailChoice choice={choice} onChange={mutate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <QuietHours />
    </ProfileSection>
  );
}

type EmailChoiceProps = {
  choice: NotificationChoiceDto;
  onChange: (choice: NotificationChoiceDto) => void;
};

function EmailChoice({ choice, onChange }: EmailChoiceProps) {
  const { type, email, frequency } = choice;
  const offered = hasOwnFrequency(type) ? (["instant"] as const) : mailFrequencies;
  return (
    <Choice
      id={`email-${type}`}
      label={`${notificationTypeNames[type]}, by email`}
      labelHidden
      value={email ? frequency : "off"}
      onChange={({ target }) => {
        const chosen = offered.find((one) => one === target.value);
        onChange({ ...choice, email: chosen !== undefined, frequency: chosen ?? frequency });
      }}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {hasOwnFrequency(type) ? "On" : mailFrequencyNames[one]}
        </option>
      ))}
      <option value="off">Off</option>
    </Choice>
  );
}

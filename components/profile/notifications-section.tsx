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
      <table className="w-full max-sm:block">
        <caption className="sr-only">Notification choices</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-muted-foreground text-sm">
            <th scope="col" className="pb-2 text-left font-semibold">
              Notify me about
            </th>
            <th scope="col" className="w-24 pb-2 font-semibold wrap-anywhere">
              On {siteName}
            </th>
            <th scope="col" className="w-40 pb-2 text-left font-semibold">
              Email
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((choice) => (
            <ChoiceRow key={choice.type} choice={choice} siteName={siteName} onChange={mutate} />
          ))}
        </tbody>
      </table>
      <QuietHours />
    </ProfileSection>
  );
}

type RowProps = EmailChoiceProps & { siteName: string };

function ChoiceRow({ choice, siteName, onChange }: RowProps) {
  const name = notificationTypeNames[choice.type];
  return (
    <tr className="border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_10rem] max-sm:gap-x-4 max-sm:py-3">
      <th scope="row" className="text-left font-normal max-sm:col-span-2 sm:py-3 sm:pr-3">
        {name}
      </th>
      <td className="max-sm:self-end sm:py-2">
        <label className="flex min-h-11 items-center gap-2 sm:justify-center">
          <Checkbox
            aria-label={`${name}, on the site`}
            checked={choice.site}
            onChange={(event) => onChange({ ...choice, site: event.target.checked })}
          />
          <span aria-hidden className="min-w-0 text-sm wrap-anywhere sm:hidden">
            On {siteName}
          </span>
        </label>
      </td>
      <td className="sm:py-2">
        <span aria-hidden className="text-muted-foreground text-sm sm:hidden">
          Email
        </span>
        <EmailChoice choice={choice} onChange={onChange} />
      </td>
    </tr>
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

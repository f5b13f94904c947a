"use client";

import { ButtonLink } from "@/components/ui/button";
import type { DataColumn } from "@/components/ui/data-table";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { SettingChangeDto } from "@/lib/settings/contract";
import { settingNames } from "@/lib/settings/copy";
import { isNumberKey, isPriceKey, numberSettings } from "@/lib/settings/numbers.rules";
import { isPolicyKey, type SettingValues } from "@/lib/settings/rules";
import { ChangeHistory } from "./change-history";
import { RestoreSetting } from "./restore-setting";
import { formatNumber } from "@/lib/shared/numbers";

function shownValue({ key, after }: SettingChangeDto): string {
  if (isPolicyKey(key)) return after ? "New version" : "Original text";
  if (isPriceKey(key)) return `${formatPrice(Number(after))} ${numberSettings[key].unit}`;
  if (isNumberKey(key)) return `${formatNumber(Number(after))} ${numberSettings[key].unit}`;
  return key === "admin_second_step" ? (after === "true" ? "On" : "Off") : after;
}

const valueColumns: readonly DataColumn<SettingChangeDto>[] = [
  { id: "after", title: "Changed to", className: "wrap-anywhere", cell: shownValue },
];

type Props = { changes: readonly SettingChangeDto[]; values: SettingValues };

export function SettingsHistory({ changes, values }: Props) {
  return (
    <ChangeHistory
      caption="Settings changes"
      changes={changes}
      nameOf={({ key }) => settingNames[key]}
      valueColumns={valueColumns}
      actionOf={(change) => <Action change={change} now={values[change.key]} />}
    />
  );
}

function Action({ change: { id, key, after, changedAt }, now }: { change: SettingChangeDto; now: string }) {
  if (isPolicyKey(key)) {
    return (
      <ButtonLink variant="secondary" size="sm" href={adminHrefs.settings(`version=${id}`)}>
        Read
        <span className="sr-only">
          : {settingNames[key]}, {formatDate(changedAt)}
        </span>
      </ButtonLink>
    );
  }
  return after === now ? null : <RestoreSetting name={key} value={after} was={now} label="Restore" />;
}

"use client";

import { ButtonLink } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { SettingChangeDto } from "@/lib/settings/contract";
import { settingNames } from "@/lib/settings/copy";
import { isNumberKey, isPriceKey, numberSettings } from "@/lib/settings/numbers.rules";
import { isPolicyKey, type SettingValues } from "@/lib/settings/rules";
import { authorColumns, settingColumn, restoreColumn } from "./change-columns";
import { RestoreButton } from "./restore-button";
import { formatNumber } from "@/lib/shared/numbers";

function shownValue({ key, after }: SettingChangeDto): string {
  if (isPolicyKey(key)) return after ? "New version" : "Original text";
  if (isPriceKey(key)) return `${formatPrice(Number(after))} ${numberSettings[key].unit}`;
  if (isNumberKey(key)) return `${formatNumber(Number(after))} ${numberSettings[key].unit}`;
  return key === "admin_second_step" ? (after === "true" ? "On" : "Off") : after;
}

const columns: readonly DataColumn<SettingChangeDto>[] = [
  settingColumn(({ key }) => settingNames[key]),
  { id: "after", title: "Changed to", className: "wrap-anywhere", cell: shownValue },
  ...authorColumns,
];

type Props = { changes: readonly SettingChangeDto[]; values: SettingValues };

export function SettingsHistory({ changes, values }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">History</h2>
      <DataTable
        server
        caption="Settings changes"
        rows={changes}
        rowId={({ id }) => id}
        columns={[
          ...columns,
          restoreColumn<SettingChangeDto>((change) => <WayBack change={change} now={values[change.key]} />),
        ]}
      />
    </section>
  );
}

function WayBack({ change: { id, key, after, changedAt }, now }: { change: SettingChangeDto; now: string }) {
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
  return after === now ? null : <RestoreButton name={key} value={after} was={now} label="Restore" />;
}

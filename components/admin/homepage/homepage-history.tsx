"use client";

import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { HomepageChangeDto } from "@/lib/homepage/editing.contract";
import { settingNames } from "@/lib/homepage/editing.copy";
import { kindOfSetting, type HomepageSettingKey, type HomepageValues } from "@/lib/homepage/rules";
import { authorColumns, settingColumn, restoreColumn } from "../settings/change-columns";
import { useSaveSettings } from "./use-save-settings";

const columns: readonly DataColumn<HomepageChangeDto>[] = [
  settingColumn(({ key }) => settingNames[key]),
  { id: "before", title: "Before", cell: ({ key, before }) => <Value of={key} value={before} /> },
  { id: "after", title: "After", cell: ({ key, after }) => <Value of={key} value={after} /> },
  ...authorColumns,
];

type Props = { changes: readonly HomepageChangeDto[]; saved: HomepageValues };

export function HomepageHistory({ changes, saved }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">History</h2>
      <DataTable
        server
        caption="Homepage changes"
        rows={changes}
        rowId={({ id }) => id}
        columns={[
          ...columns,
          restoreColumn<HomepageChangeDto>((change) => <WayBack change={change} now={saved[change.key]} />),
        ]}
      />
    </section>
  );
}

function WayBack({ change: { key, before }, now }: { change: HomepageChangeDto; now: string }) {
  const restore = useSaveSettings(`${settingNames[key]}: restored`);
  const undo = () =>
    restore.mutate([{ key, value: before, was: now }], {
      onError: (error) => toastFailure("We couldn’t restore it", error),
    });
  return before === now ? null : (
    <Button variant="secondary" size="sm" pending={restore.isPending} onClick={undo}>
      Restore
      <span className="sr-only">: {settingNames[key]}</span>
    </Button>
  );
}

function Value({ of, value }: { of: HomepageSettingKey; value: string }) {
  switch (kindOfSetting(of)) {
    case "switch":
      return value === "true" ? "On" : "Off";
    case "seconds":
      return `${value} s`;
    case "logo":
      return value ? <img src={value} alt="Logo" className="h-8 max-w-24 object-contain" /> : "None";
  }
}

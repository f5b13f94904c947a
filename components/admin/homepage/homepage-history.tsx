"use client";

import type { DataColumn } from "@/components/ui/data-table";
import type { HomepageChangeDto } from "@/lib/homepage/editing.contract";
import { settingNames } from "@/lib/homepage/editing.copy";
import { kindOfSetting, type HomepageSettingKey, type HomepageValues } from "@/lib/homepage/rules";
import { ChangeHistory } from "../settings/change-history";
import { RestoreButton } from "../settings/restore-button";
import { useSaveSettings } from "./hooks";

const valueColumns: readonly DataColumn<HomepageChangeDto>[] = [
  { id: "before", title: "Before", cell: ({ key, before }) => <Value of={key} value={before} /> },
  { id: "after", title: "After", cell: ({ key, after }) => <Value of={key} value={after} /> },
];

type Props = { changes: readonly HomepageChangeDto[]; saved: HomepageValues };

export function HomepageHistory({ changes, saved }: Props) {
  return (
    <ChangeHistory
      caption="Homepage changes"
      changes={changes}
      nameOf={({ key }) => settingNames[key]}
      valueColumns={valueColumns}
      actionOf={(change) => <Restore change={change} now={saved[change.key]} />}
    />
  );
}

function Restore({ change: { key, before }, now }: { change: HomepageChangeDto; now: string }) {
  const name = settingNames[key];
  const save = useSaveSettings(`${name}: restored`);
  return before === now ? null : (
    <RestoreButton change={{ key, value: before, was: now }} name={name} label="Restore" save={save} />
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

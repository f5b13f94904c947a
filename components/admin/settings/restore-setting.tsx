"use client";

import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { settingNames } from "@/lib/settings/copy";
import type { SettingKey } from "@/lib/settings/rules";
import { useSaveSettings } from "./hooks";
import { RestoreButton } from "./restore-button";

type Props = { name: SettingKey; value: string; was: string; label: string };

export function RestoreSetting({ name, value, was, label }: Props) {
  const save = useSaveSettings(`${settingNames[name]}: restored`, adminHrefs.settings());
  return (
    <RestoreButton change={{ key: name, value, was }} name={settingNames[name]} label={label} save={save} />
  );
}

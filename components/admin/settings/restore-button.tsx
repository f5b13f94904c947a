"use client";

import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { settingNames } from "@/lib/settings/copy";
import type { SettingKey } from "@/lib/settings/rules";
import { useSaveSettings } from "./hooks";

type Props = { name: SettingKey; value: string; was: string; label: string };

export function RestoreButton({ name, value, was, label }: Props) {
  const restore = useSaveSettings(`${settingNames[name]}: restored`, adminHrefs.settings());
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={restore.isPending}
      onClick={() =>
        restore.mutate([{ key: name, value, was }], {
          onError: (error) => toastFailure("We couldn’t restore it", error),
        })
      }
    >
      {label}
      <span className="sr-only">: {settingNames[name]}</span>
    </Button>
  );
}

"use client";

import { call } from "@/lib/client/api";
import { saveSetting } from "@/lib/settings/contract";
import type { SettingKey } from "@/lib/settings/rules";
import { useSaveChanges } from "./use-save-changes";

export function useSaveSettings(done: string, to?: string) {
  return useSaveChanges<SettingKey>({
    save: ({ key, ...body }) => call(saveSetting, { params: { key }, body }),
    done,
    to,
  });
}

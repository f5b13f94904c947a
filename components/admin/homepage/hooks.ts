import { call } from "@/lib/client/api";
import { saveHomepageSetting } from "@/lib/homepage/editing.contract";
import type { HomepageSettingKey } from "@/lib/homepage/rules";
import { useSaveChanges } from "@/components/admin/settings/use-save-changes";

export function useSaveSettings(done: string) {
  return useSaveChanges<HomepageSettingKey>({
    save: ({ key, ...body }) => call(saveHomepageSetting, { params: { key }, body }),
    done,
  });
}

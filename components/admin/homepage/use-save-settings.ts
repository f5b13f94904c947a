import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { saveHomepageSetting } from "@/lib/homepage/editing.contract";
import type { HomepageSettingKey } from "@/lib/homepage/rules";

type SettingChange = { key: HomepageSettingKey; value: string; was: string };

/** Saves sequentially and stops at the first error; earlier changes remain saved. */
export function useSaveSettings(done: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: async (changes: readonly SettingChange[]) => {
      for (const { key, ...body } of changes) await call(saveHomepageSetting, { params: { key }, body });
    },
    onSuccess: () => {
      toast({ title: done });
      router.refresh();
    },
  });
}

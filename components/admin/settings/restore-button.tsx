import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import type { SaveChanges, SettingChange } from "./use-save-changes";

type Props<Key> = {
  change: SettingChange<Key>;
  name: string;
  label: string;
  save: SaveChanges<Key>;
};

export function RestoreButton<Key>({ change, name, label, save }: Props<Key>) {
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={save.isPending}
      onClick={() =>
        save.mutate([change], { onError: (error) => toastFailure("We couldn’t restore it", error) })
      }
    >
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

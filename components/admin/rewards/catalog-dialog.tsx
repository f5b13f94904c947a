import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type ChangeEvent } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { writeCatalogItem, type CatalogInput, type CatalogItemDto } from "@/lib/rewards/catalog.contract";
import { findValueError, kindNames } from "@/lib/rewards/catalog.rules";
import { rewardKinds, type RewardKind } from "@/lib/rewards/rules";
import { parseMoney } from "@/lib/shared/typed-number";

type Props = { item: CatalogItemDto | null; onClose: () => void };

export function CatalogDialog({ item, onClose }: Props) {
  const [name, setName] = useState(item?.name ?? "");
  const [description, setDescription] = useState(item?.description ?? "");
  const [kind, setKind] = useState<RewardKind>(item?.kind ?? "voucher");
  const [points, setPoints] = useState(item ? String(item.points) : "");
  const [value, setValue] = useState(item ? String(item.value) : "");
  const [active, setActive] = useState(item?.active ?? true);
  const [checked, setChecked] = useState(false);
  const router = useRouter();
  const save = useMutation({
    mutationFn: (body: CatalogInput) => call(writeCatalogItem, { body }),
    onSuccess: (saved) => {
      toast({ title: `Saved “${saved.name}”` });
      router.refresh();
      onClose();
    },
  });
  const faults = {
    name: name.trim() ? undefined : "Enter a name",
    points: /^[1-9]\d{0,6}$/.test(points.trim()) ? undefined : "Enter at least 1 point",
    value: findValueError(kind, parseMoney(value) ?? Number.NaN) ?? undefined,
  };
  const shown: Partial<typeof faults> = checked ? faults : {};

  function onSubmit(): void {
    setChecked(true);
    if (Object.values(faults).some(Boolean)) return;
    save.mutate({
      id: item?.id ?? null,
      ...{ name: name.trim(), description: description.trim(), kind, active },
      ...{ points: Number(points), value: parseMoney(value) ?? 0, updatedAt: item?.updatedAt },
    });
  }

  const isVoucher = kind === "voucher";
  return (
    <FormDialog
      title={item ? "Edit reward" : "Add reward"}
      button="Save reward"
      pending={save.isPending}
      error={save.error}
      failure={`The reward wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <TextField
        label="Name"
        data-autofocus
        autoComplete="off"
        maxLength={120}
        error={shown.name}
        value={name}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value)}
      />
      <Field label="Description">
        {(ids) => (
          <Textarea
            {...ids}
            value={description}
            maxLength={1000}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      {item ? null : (
        <Field label="Kind">
          {(ids) => (
            <Select {...ids} value={kind} onChange={(event) => setKind(event.target.value as RewardKind)}>
              {rewardKinds.map((one) => (
                <option key={one} value={one}>
                  {kindNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <AffixField
          label="Costs"
          suffix="points"
          inputMode="numeric"
          error={shown.points}
          value={points}
          onChange={(event) => setPoints(event.target.value)}
        />
        <AffixField
          label="Worth"
          prefix={isVoucher ? "$" : undefined}
          suffix={isVoucher ? undefined : "days"}
          error={shown.value}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Choice
        control={<Checkbox checked={active} onChange={(event) => setActive(event.target.checked)} />}
        hint="People see it on their rewards page."
      >
        Offer this reward
      </Choice>
    </FormDialog>
  );
}

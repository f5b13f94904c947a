import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { writeCatalogItem, type CatalogInput, type CatalogItemDto } from "@/lib/rewards/catalog.contract";
import { findValueError, kindNames } from "@/lib/rewards/catalog.rules";
import { rewardKinds, type RewardKind } from "@/lib/rewards/rules";
import { parseMoney } from "@/lib/shared/typed-number";

type Props = { item: CatalogItemDto | null; onClose: () => void };

type Values = {
  name: string;
  description: string;
  kind: RewardKind;
  points: string;
  value: string;
  active: boolean;
};
type Errors = Partial<Record<"name" | "points" | "value", string>>;

function toValues(item: CatalogItemDto | null): Values {
  if (!item) return { name: "", description: "", kind: "voucher", points: "", value: "", active: true };
  const { name, description, kind, points, value, active } = item;
  return { name, description, kind, points: String(points), value: String(value), active };
}

function toInput({ name, description, kind, points, value, active }: Values): Omit<CatalogInput, "id"> {
  return {
    name: name.trim(),
    description: description.trim(),
    kind,
    active,
    points: Number(points),
    value: parseMoney(value) ?? 0,
  };
}

function findErrors({ name, kind, points, value }: Values): Errors {
  return {
    name: name.trim() ? undefined : "Enter a name",
    points: /^[1-9]\d{0,6}$/.test(points.trim()) ? undefined : "Enter at least 1 point",
    value: findValueError(kind, parseMoney(value) ?? Number.NaN) ?? undefined,
  };
}

export function CatalogDialog({ item, onClose }: Props) {
  const [values, setValues] = useState(() => toValues(item));
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
  const errors = findErrors(values);

  function onSubmit(): void {
    setChecked(true);
    if (Object.values(errors).some(Boolean)) return;
    save.mutate({ id: item?.id ?? null, ...toInput(values), updatedAt: item?.updatedAt });
  }

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
      <CatalogFields
        values={values}
        errors={checked ? errors : {}}
        hasKind={item === null}
        onChange={(change) => setValues((all) => ({ ...all, ...change }))}
      />
    </FormDialog>
  );
}

type FieldsProps = {
  values: Values;
  errors: Errors;
  hasKind: boolean;
  onChange: (change: Partial<Values>) => void;
};

function CatalogFields({ values, errors, hasKind, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        data-autofocus
        autoComplete="off"
        maxLength={120}
        error={errors.name}
        value={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextareaField
        label="Description"
        value={values.description}
        maxLength={1000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {hasKind ? <KindField value={values.kind} onChange={(kind) => onChange({ kind })} /> : null}
      <AmountFields values={values} errors={errors} onChange={onChange} />
      <Choice
        control={
          <Checkbox checked={values.active} onChange={({ target }) => onChange({ active: target.checked })} />
        }
        hint="People see it on their rewards page."
      >
        Offer this reward
      </Choice>
    </>
  );
}

function KindField({ value, onChange }: { value: RewardKind; onChange: (kind: RewardKind) => void }) {
  return (
    <SelectField label="Kind" value={value} onChange={({ target }) => onChange(target.value as RewardKind)}>
      {rewardKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindNames[kind]}
        </option>
      ))}
    </SelectField>
  );
}

function AmountFields({ values, errors, onChange }: Omit<FieldsProps, "hasKind">) {
  const isVoucher = values.kind === "voucher";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AffixField
        label="Costs"
        suffix="points"
        inputMode="numeric"
        error={errors.points}
        value={values.points}
        onChange={({ target }) => onChange({ points: target.value })}
      />
      <AffixField
        label="Worth"
        prefix={isVoucher ? "$" : undefined}
        suffix={isVoucher ? undefined : "days"}
        error={errors.value}
        value={values.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
    </div>
  );
}

"use client";

import { useState, type FormEvent } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { SaveAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Button } from "@/components/ui/button";
import { settingNames } from "@/lib/settings/copy";
import { isNumberKey, isPriceKey, numberSettings, type NumberKey } from "@/lib/settings/numbers.rules";
import { findSettingError, type SettingValues, type SiteKey } from "@/lib/settings/rules";
import { useSaveSettings } from "./hooks";

type ValueKey = SiteKey | NumberKey;
type Props = { part: string; keys: readonly ValueKey[]; saved: SettingValues };

const priceHint =
  "New subscribers pay this right away. Everyone else pays it starting with their next billing period, after we email them.";
const hints: Partial<Record<ValueKey, string>> = {
  site_name: "On every page and in every email.",
  contact_email: "People email this address when they need help.",
  postal_address:
    "Below saved-search alerts, reminders, and digests, where US law requires one. For example: Plaza Inc., 1 Main St, Dayton, OH 45402",
  pro_price: priceHint,
  business_price: priceHint,
  pro_trial_days: "For vendors we approve from now on.",
  points_profile_complete: "Once per person.",
  points_quick_answer: "For a vendor’s first reply to an inquiry.",
  points_referral: "After the friend confirms their email and we publish their first review.",
};

export function ValuesForm({ part, keys, saved }: Props) {
  const [values, setValues] = useState(saved);
  const [checked, setChecked] = useState(false);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>();
  const save = useSaveSettings("Settings saved");
  const changes = keys
    .map((key) => ({ key, value: values[key].trim(), was: saved[key] }))
    .filter(({ value, was }) => value !== was);
  const faultOf = (key: ValueKey) => findSettingError(key, values[key].trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    countAttempt();
    const isWrong = changes.some(({ key }) => faultOf(key));
    if (!isWrong) save.mutate(changes);
  }

  return (
    <form {...boxProps} noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
      {keys.map((key) => (
        <ValueField
          key={key}
          name={key}
          error={checked ? (faultOf(key) ?? undefined) : undefined}
          value={values[key]}
          onChange={(value) => setValues((all) => ({ ...all, [key]: value }))}
        />
      ))}
      <div className="grid gap-3 sm:col-span-2">
        <SaveAlert
          error={save.error}
          errors={{}}
          fallback="We couldn’t save the settings. Please try again."
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={save.isPending}
          disabled={changes.length === 0}
        >
          Save {part}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = { name: ValueKey; value: string; error?: string; onChange: (value: string) => void };

function ValueField({ name, value, error, onChange }: FieldProps) {
  const common = {
    name,
    label: settingNames[name],
    help: hints[name],
    error,
    value,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  };
  if (isPriceKey(name)) {
    return (
      <div className="sm:col-span-2">
        <AffixField {...common} prefix="$" suffix={numberSettings[name].unit} />
      </div>
    );
  }
  if (isNumberKey(name)) {
    return <AffixField {...common} inputMode="numeric" suffix={numberSettings[name].unit} />;
  }
  if (name === "postal_address") {
    return (
      <div className="sm:col-span-2">
        <TextField {...common} label={`${common.label} (optional)`} autoComplete="off" />
      </div>
    );
  }
  return <TextField {...common} type={name === "contact_email" ? "email" : "text"} autoComplete="off" />;
}

"use client";

import { useState, type FormEvent } from "react";
import { FormPart } from "@/components/forms/form-part";
import { SaveAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { ImageField } from "@/components/images/image-field";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { settingCopy, settingNames } from "@/lib/homepage/editing.copy";
import {
  homepageSettingKeys,
  isSettingValue,
  kindOfSetting,
  type HomepageSettingKey,
  type HomepageValues,
} from "@/lib/homepage/rules";
import { HomepagePreview } from "./homepage-preview";
import { useSaveSettings } from "./hooks";

type Control = { value: string; error?: string; onChange: (value: string) => void };

const hints: Partial<Record<HomepageSettingKey, string>> = {
  site_logo: "Shown in the header of every page. Leave it empty to show the site name. Up to 10 MB.",
  loading_logo: "Shown while the installed app starts. Without one, we use the site logo.",
  show_dot_navigation: "People tap a dot to jump to its slide.",
  show_featured_products: "Listings that vendors feature with their plan.",
  show_success_stories: "Up to three five-star reviews you picked in Reviews.",
};

const switchKeys = homepageSettingKeys.filter((key) => kindOfSetting(key) === "switch");
const secondsKeys = homepageSettingKeys.filter((key) => kindOfSetting(key) === "seconds");

export function HomepageForm({ saved }: { saved: HomepageValues }) {
  const [values, setValues] = useState(saved);
  const [checked, setChecked] = useState(false);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>();
  const save = useSaveSettings("Homepage updated");
  const changes = homepageSettingKeys
    .filter((key) => values[key] !== saved[key])
    .map((key) => ({ key, value: values[key], was: saved[key] }));

  function controlOf(key: HomepageSettingKey): Control {
    const isWrong = checked && !isSettingValue(key, values[key]);
    return {
      value: values[key],
      error: isWrong ? settingCopy.wrong[kindOfSetting(key)] : undefined,
      onChange: (value) => setValues((all) => ({ ...all, [key]: value })),
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    countAttempt();
    const isWrong = changes.some(({ key, value }) => !isSettingValue(key, value));
    if (!isWrong) save.mutate(changes);
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <form {...boxProps} noValidate className="grid max-w-2xl content-start gap-6" onSubmit={submit}>
        <HomepageFields controlOf={controlOf} />
        <SaveAlert
          error={save.error}
          errors={{}}
          fallback="We couldn’t save the homepage. Please try again."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending} disabled={changes.length === 0}>
            Save changes
          </Button>
          {changes.length > 0 && !save.isPending ? (
            <Button variant="ghost" onClick={() => setValues(saved)}>
              Discard changes
            </Button>
          ) : null}
        </div>
      </form>
      <HomepagePreview values={values} />
    </div>
  );
}

function HomepageFields({ controlOf }: { controlOf: (key: HomepageSettingKey) => Control }) {
  return (
    <>
      <FormPart title="Logos">
        <Logo name="site_logo" {...controlOf("site_logo")} />
        <Logo name="loading_logo" {...controlOf("loading_logo")} />
      </FormPart>
      <FormPart title="Sections" description="What people see on the homepage, from top to bottom.">
        <div className="grid">
          {switchKeys.map((key) => (
            <Switch key={key} name={key} {...controlOf(key)} />
          ))}
        </div>
      </FormPart>
      <FormPart title="Carousels" description="Seconds until the next ad, from 1 to 60.">
        <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
          {secondsKeys.map((key) => (
            <Seconds key={key} name={key} {...controlOf(key)} />
          ))}
        </div>
      </FormPart>
    </>
  );
}

type FieldProps = Control & { name: HomepageSettingKey };

function Logo({ name, value, error, onChange }: FieldProps) {
  return (
    <ImageField
      label={settingNames[name]}
      help={hints[name] ?? ""}
      value={value}
      onChange={onChange}
      error={error}
      frame="h-12 w-auto max-w-full rounded-md"
      removable
    />
  );
}

function Switch({ name, value, onChange }: FieldProps) {
  const isOn = value === "true";
  return (
    <Choice
      hint={hints[name]}
      control={
        <Checkbox name={name} checked={isOn} onChange={({ target }) => onChange(String(target.checked))} />
      }
    >
      {settingNames[name]}
    </Choice>
  );
}

function Seconds({ name, value, error, onChange }: FieldProps) {
  return (
    <TextField
      label={settingNames[name]}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

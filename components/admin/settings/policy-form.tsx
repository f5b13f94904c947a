"use client";

import { useState } from "react";
import { SaveAlert } from "@/components/forms/submit-alert";
import { Field } from "@/components/forms/text-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { settingNames } from "@/lib/settings/copy";
import { findSettingError, type PolicyKey } from "@/lib/settings/rules";
import { useSaveSettings } from "./hooks";

type Props = {
  name: PolicyKey;
  /** Empty if the built-in text is used. */
  saved: string;
  text: string;
};

export function PolicyForm({ name, saved, text }: Props) {
  const [value, setValue] = useState(text);
  const [checked, setChecked] = useState(false);
  const save = useSaveSettings(`${settingNames[name]} updated`, adminHrefs.settings());
  const fault = findSettingError(name, value.trim() || "-");
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (fault) event.currentTarget.querySelector("textarea")?.focus();
        else save.mutate([{ key: name, value: value.trim(), was: saved }]);
      }}
    >
      <Field
        label={settingNames[name]}
        help="Markdown: # title, ## heading, - bullet. We replace {site} and {email} with the site’s name and contact email, and {cookie} with the name of the session cookie."
        error={checked ? (fault ?? undefined) : undefined}
      >
        {(ids) => (
          <Textarea
            {...ids}
            name={name}
            value={value}
            rows={16}
            className="font-mono text-sm md:min-h-[60dvh]"
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      <SaveAlert error={save.error} errors={{}} fallback="We couldn’t save the policy. Please try again." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} disabled={value === text}>
          Publish changes
        </Button>
        <ButtonLink variant="ghost" href={adminHrefs.settings()}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

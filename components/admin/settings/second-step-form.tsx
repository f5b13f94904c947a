"use client";

import { useState } from "react";
import { SaveAlert } from "@/components/forms/submit-alert";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { settingNames } from "@/lib/settings/copy";
import { useSaveSettings } from "./hooks";

export function SecondStepForm({ saved }: { saved: string }) {
  const [value, setValue] = useState(saved);
  const save = useSaveSettings("Setting saved");
  return (
    <form
      noValidate
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate([{ key: "admin_second_step", value, was: saved }]);
      }}
    >
      <Choice
        hint="Administrators can’t do anything else until they turn it on. Turn it on for yourself first."
        control={
          <Checkbox checked={value === "true"} onChange={({ target }) => setValue(String(target.checked))} />
        }
      >
        {settingNames.admin_second_step}
      </Choice>
      <SaveAlert error={save.error} errors={{}} fallback="We couldn’t save the setting. Please try again." />
      <Button type="submit" variant="secondary" pending={save.isPending} disabled={value === saved}>
        Save security
      </Button>
    </form>
  );
}

"use client";

import { useState, type ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Eye, EyeOff } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { preserveEarlyInput } from "./preserve-typed-text";
import { Field } from "./text-field";

type Props = Omit<ComponentProps<"input">, "type"> & { label: string; error?: string; help?: string };

export function PasswordField({ label, error, help, ref, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const ToggleIcon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} help={help}>
      {(ids) => (
        <div className="relative">
          <Input
            {...input}
            {...ids}
            ref={ref ? preserveEarlyInput(ref) : undefined}
            type={shown ? "text" : "password"}
            className="pr-12"
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className="absolute top-0 right-0">
            <button
              type="button"
              aria-label={shown ? "Hide password" : "Show password"}
              aria-pressed={shown}
              className={buttonVariants({ variant: "ghost", size: "icon" })}
              onClick={() => setShown(!shown)}
            >
              <ToggleIcon />
            </button>
          </span>
        </div>
      )}
    </Field>
  );
}

"use client";

import { useForm } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { passkeyNameSchema } from "@/lib/auth/credentials/passkeys.schema";
import { describeDevice } from "@/lib/auth/sessions/devices.rules";

type Props = { onName: (name: string) => void; onCancel: () => void };

export function NameForm({ onName, onCancel }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyNameSchema),
    defaultValues: { name: describeDevice(navigator.userAgent) },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ name }) => onName(name))(event)}
    >
      <TextField
        label="Name of the passkey"
        help="So that you recognize it later, such as “Work laptop”."
        autoComplete="off"
        autoFocus
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Continue</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

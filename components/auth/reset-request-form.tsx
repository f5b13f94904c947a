"use client";

import { useForm } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { resetRequestSchema } from "@/lib/auth/schema";
import { FormProblem, isBarred } from "./form-problem";
import { useResetRequest } from "./hooks";

export function ResetRequestForm({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = useResetRequest(onDone);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetRequestSchema),
    defaultValues: { email: "" },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ email }) => mutate(email))(event)}
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        data-autofocus
        error={formState.errors.email?.message}
        {...register("email")}
      />
      {isBarred(error) ? <FormProblem error={error} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          Send Reset Link
        </Button>
      </div>
    </form>
  );
}

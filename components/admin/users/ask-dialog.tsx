"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { Field } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { suspensionDays, type SuspensionDays } from "@/lib/account/moderation.rules";
import { suspensionFormSchema } from "@/lib/account/moderation.schema";

type Props = { name: string; isVendor: boolean; onClose: () => void };

const ends: Record<SuspensionDays, string> = {
  "0": "When an administrator lifts it",
  "1": "In 1 day",
  "7": "In 7 days",
  "30": "In 30 days",
  "90": "In 90 days",
};

type Suspension = { reason: string; days: number };

export function SuspendDialog({
  name,
  isVendor,
  onClose,
  onSuspend,
}: Props & { onSuspend: (suspension: Suspension) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(suspensionFormSchema),
    defaultValues: { reason: "", days: "0" as SuspensionDays },
  });
  return (
    <FormDialog
      title={`Suspend ${name}`}
      button="Suspend account"
      harm
      onClose={onClose}
      onSubmit={() => void handleSubmit(({ reason, days }) => onSuspend({ reason, days: Number(days) }))()}
    >
      <Field
        label="Reason"
        help={`We’ll email them this reason, and they won’t be able to sign in.${isVendor ? " Their listings come down." : ""}`}
        error={formState.errors.reason?.message}
      >
        {(ids) => <Textarea {...ids} data-autofocus maxLength={500} {...register("reason")} />}
      </Field>
      <Field label="Ends">
        {(ids) => (
          <Select {...ids} {...register("days")}>
            {suspensionDays.map((days) => (
              <option key={days} value={days}>
                {ends[days]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}

export type AccountStep = "admin" | "moderator" | "customer" | "sign-out" | "reinstate";

const words: Record<AccountStep, { title: (name: string) => string; button: string; text: string }> = {
  admin: {
    title: (name) => `Make ${name} an administrator?`,
    button: "Make an administrator",
    text: "Administrators can manage everything here and see every account. We’ll sign them out on all devices and email them.",
  },
  moderator: {
    title: (name) => `Make ${name} a moderator?`,
    button: "Make a moderator",
    text: "Moderators decide on listings, jobs, ads, reviews, reports, and held messages, and see nothing else here. We’ll sign them out on all devices and email them.",
  },
  customer: {
    title: (name) => `Make ${name} a customer?`,
    button: "Make a customer",
    text: "They’ll lose access to administration. We’ll sign them out on all devices and email them.",
  },
  "sign-out": {
    title: (name) => `Sign ${name} out everywhere?`,
    button: "Sign out everywhere",
    text: "They’ll have to sign in again on each of their devices.",
  },
  reinstate: {
    title: (name) => `Lift the suspension of ${name}?`,
    button: "Lift suspension",
    text: "They can sign in again, and we’ll email them.",
  },
};

export function StepDialog({
  name,
  isVendor,
  step,
  onClose,
  onSure,
}: Props & { step: AccountStep; onSure: () => void }) {
  const { title, button, text } = words[step];
  return (
    <ConfirmDialog title={title(name)} button={button} onClose={onClose} onConfirm={onSure}>
      <p>
        {text}
        {isVendor && step === "reinstate" ? " Their listings go back up too." : null}
      </p>
    </ConfirmDialog>
  );
}

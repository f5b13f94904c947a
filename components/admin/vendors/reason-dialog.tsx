"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { reasonTemplates } from "@/lib/vendors/review/copy";
import { reasonFormSchema } from "@/lib/vendors/review/schema";

export type ReasonAction = "reject" | "suspend";

type Props = {
  action: ReasonAction;
  /** Whom it is about: a business name or '3 vendors'. */
  subject: string;
  open: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

const words = {
  reject: {
    title: "Reject",
    button: "Reject application",
    help: "The vendor reads this, and may change the application and send it in again.",
  },
  suspend: {
    title: "Suspend",
    button: "Suspend vendor",
    help: "The vendor reads this. Listings and advertisements leave the site at once.",
  },
} as const;

/** Asks for the reason of a rejection or a suspension; templates give a start. */
export function ReasonDialog({ action, subject, open, onClose, onReason }: Props) {
  const { title, button, help } = words[action];
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(reasonFormSchema),
    defaultValues: { reason: "" },
  });

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={`${title} ${subject}`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(({ reason }) => onReason(reason))(event)}
      >
        <Field label="Start from a template">
          {(ids) => (
            <Select
              {...ids}
              defaultValue=""
              onChange={(event) =>
                setValue("reason", event.target.value, { shouldValidate: formState.isSubmitted })
              }
            >
              <option value="">None</option>
              {reasonTemplates[action].map(({ name, text }) => (
                <option key={name} value={text}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Reason" help={help} error={formState.errors.reason?.message}>
          {(ids) => <Textarea {...ids} data-autofocus maxLength={1000} {...register("reason")} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="harm">
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

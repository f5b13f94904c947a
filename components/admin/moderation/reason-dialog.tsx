"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { Field } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { TemplateQueue } from "@/lib/reports/templates.rules";
import { reasonFormSchema } from "@/lib/vendors/moderation/moderation.schema";
import { useTemplates } from "../templates/hooks";

type Props = {
  /** What happens to whom: 'Reject Corner Shop'. */
  title: string;
  button: string;
  /** Red only for what does harm: sending something back does not. */
  isHarmful?: boolean;
  /** What the vendor can do with the reason. */
  help: string;
  /** Whose own templates are offered before those that come with the site. */
  queue: TemplateQueue;
  templates: readonly { name: string; text: string }[];
  /** Characters, 1,000 unless said otherwise. */
  maxChars?: number;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Asks for the reason of a decision that a vendor reads; templates give a start. */
export function ReasonDialog({
  title,
  button,
  isHarmful = true,
  help,
  queue,
  templates,
  maxChars = 1000,
  onClose,
  onReason,
}: Props) {
  const own = useTemplates(queue);
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(reasonFormSchema),
    defaultValues: { reason: "" },
  });

  return (
    <FormDialog
      title={title}
      button={button}
      harm={isHarmful}
      onClose={onClose}
      onSubmit={() => void handleSubmit(({ reason }) => onReason(reason))()}
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
            {own.map(({ id, title: name, text }) => (
              <option key={id} value={text}>
                {name}
              </option>
            ))}
            {templates.map(({ name, text }) => (
              <option key={name} value={text}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Reason" help={help} error={formState.errors.reason?.message}>
        {(ids) => <Textarea {...ids} data-autofocus maxLength={maxChars} {...register("reason")} />}
      </Field>
    </FormDialog>
  );
}

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
  title: string;
  button: string;
  isHarmful?: boolean;
  help: string;
  queue: TemplateQueue;
  templates: readonly { name: string; text: string }[];
  maxChars?: number;
  onClose: () => void;
  onReason: (reason: string) => void;
};

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

"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { Field, TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Textarea } from "@/components/ui/textarea";
import type { RequestedRewardDto } from "@/lib/rewards/moderation.contract";
import { cancelReasonSchema, voucherCodeSchema } from "@/lib/rewards/moderation.schema";

type Props = {
  item: Pick<RequestedRewardDto, "name" | "person">;
  onClose: () => void;
  onText: (text: string) => void;
};

export function SendDialog({ item: { name, person }, onClose, onText }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(voucherCodeSchema),
    defaultValues: { code: "" },
  });
  return (
    <FormDialog
      title={`Send ${name} to ${person}`}
      button="Send code"
      onClose={onClose}
      onSubmit={() => void handleSubmit(({ code }) => onText(code))()}
    >
      <TextField
        label="Voucher code"
        help="They’ll get it by email and on their rewards page."
        autoComplete="off"
        data-autofocus
        maxLength={40}
        error={formState.errors.code?.message}
        {...register("code")}
      />
    </FormDialog>
  );
}

export function CancelDialog({ item: { name, person }, onClose, onText }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(cancelReasonSchema),
    defaultValues: { reason: "" },
  });
  return (
    <FormDialog
      title={`Cancel ${name} for ${person}`}
      button="Cancel request"
      cancel="Back"
      harm
      onClose={onClose}
      onSubmit={() => void handleSubmit(({ reason }) => onText(reason))()}
    >
      <Field
        label="Reason"
        help="They’ll see this and get their points back."
        error={formState.errors.reason?.message}
      >
        {(ids) => <Textarea {...ids} data-autofocus maxLength={500} {...register("reason")} />}
      </Field>
    </FormDialog>
  );
}

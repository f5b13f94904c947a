"use client";

import { useForm } from "react-hook-form";
import { Field, TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import type { RequestedRewardDto } from "@/lib/rewards/moderation.contract";
import { cancelReasonSchema, voucherCodeSchema } from "@/lib/rewards/moderation.schema";
import type { RedemptionAction } from "@/lib/rewards/rules";

type Props = {
  item: Pick<RequestedRewardDto, "name" | "person">;
  action: RedemptionAction;
  onClose: () => void;
  /** The code or the reason. */
  onText: (text: string) => void;
};

/** Asks for the code of a voucher, or why it is not sent. */
export function RewardDialog({ item, action, onClose, onText }: Props) {
  const { name, person } = item;
  const isSent = action === "fulfill";
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={isSent ? `Send ${name} to ${person}` : `Cancel ${name} for ${person}`}
    >
      {isSent ? (
        <CodeForm onClose={onClose} onText={onText} />
      ) : (
        <ReasonForm onClose={onClose} onText={onText} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, "onClose" | "onText">;

function CodeForm({ onClose, onText }: FormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(voucherCodeSchema),
    defaultValues: { code: "" },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ code }) => onText(code))(event)}
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
      <Buttons onClose={onClose}>
        <Button type="submit">Send code</Button>
      </Buttons>
    </form>
  );
}

function ReasonForm({ onClose, onText }: FormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(cancelReasonSchema),
    defaultValues: { reason: "" },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ reason }) => onText(reason))(event)}
    >
      <Field
        label="Reason"
        help="They’ll see this and get their points back."
        error={formState.errors.reason?.message}
      >
        {(ids) => <Textarea {...ids} data-autofocus maxLength={500} {...register("reason")} />}
      </Field>
      <Buttons onClose={onClose}>
        <Button type="submit" variant="harm">
          Cancel request
        </Button>
      </Buttons>
    </form>
  );
}

function Buttons({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onClose}>
        Back
      </Button>
      {children}
    </div>
  );
}

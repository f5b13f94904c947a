"use client";

import { useForm } from "react-hook-form";
import { Field } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { suspensionFormSchema } from "@/lib/account/moderation.schema";

type Props = { name: string; onClose: () => void };

/** Asks for the reason of a suspension, which the person reads. */
export function SuspendDialog({ name, onClose, onReason }: Props & { onReason: (reason: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(suspensionFormSchema),
    defaultValues: { reason: "" },
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Suspend ${name}`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(({ reason }) => onReason(reason))(event)}
      >
        <Field
          label="Reason"
          help="We’ll email this to them, and they won’t be able to sign in. A vendor’s listings come off the site."
          error={formState.errors.reason?.message}
        >
          {(ids) => <Textarea {...ids} data-autofocus maxLength={500} {...register("reason")} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="harm">
            Suspend account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const roleWords = {
  admin: {
    title: "an administrator",
    text: "Administrators can manage everything here and see every account.",
  },
  customer: { title: "a customer", text: "They’ll lose access to administration." },
} as const;

/** Asks once more before a role is changed. */
export function RoleDialog({
  name,
  role,
  onClose,
  onSure,
}: Props & { role: "admin" | "customer"; onSure: () => void }) {
  const { title, text } = roleWords[role];
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Make ${name} ${title}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onSure} data-autofocus>
            Make {title}
          </Button>
        </>
      }
    >
      <p>{text} We’ll sign them out on all devices and email them.</p>
    </Dialog>
  );
}

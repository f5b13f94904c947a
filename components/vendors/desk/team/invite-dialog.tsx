"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import type { NewInvitation } from "@/lib/members/contract";
import { businessRoleNames } from "@/lib/members/copy";
import type { MemberRole } from "@/lib/members/rules";
import { newInvitationSchema } from "@/lib/members/schema";
import { useInvite } from "./hooks";

type Props = { roles: readonly MemberRole[]; onClose: () => void };

export function InviteDialog({ roles, onClose }: Props) {
  const invite = useInvite();
  const { register, handleSubmit, formState, setError } = useForm<NewInvitation>({
    resolver: zodResolver(newInvitationSchema),
    defaultValues: { email: "", role: roles.at(-1) ?? "agent" },
  });
  const { email, role } = formState.errors;

  function submit(body: NewInvitation): void {
    invite.mutate(body, {
      onSuccess: onClose,
      onError: (refused) => showFieldErrors(refused, ["email", "role"], setError),
    });
  }

  return (
    <FormDialog
      title="Invite a person"
      button="Send invitation"
      pending={invite.isPending}
      error={invite.error}
      failure={tryAgain}
      onClose={onClose}
      onSubmit={() => void handleSubmit(submit)()}
    >
      <TextField
        label="Email address"
        help="They accept with an account of this address. The invitation works for 7 days."
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        data-autofocus
        error={email?.message}
        {...register("email")}
      />
      <SelectField label="Role" error={role?.message} {...register("role")}>
        {roles.map((one) => (
          <option key={one} value={one}>
            {businessRoleNames[one]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

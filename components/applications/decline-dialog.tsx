"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type Dispatch, type SetStateAction } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast-store";
import { moveApplication, type ApplicantDto } from "@/lib/applications/contract";
import { stepTexts } from "@/lib/applications/copy";
import { applicationStatusNames, maxReasonLength } from "@/lib/applications/rules";
import { ApiError, call } from "@/lib/client/api";

type Props = {
  applicants: readonly ApplicantDto[];
  onDeclined: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Errors that concern a single applicant; any other error ends the batch. */
const skipped = ["conflict", "forbidden"];

/** Skips applicants who have been moved or can't get messages, and returns their names as `left`. */
async function declineEach(picked: readonly ApplicantDto[], reason: string) {
  const declined: string[] = [];
  const left: string[] = [];
  for (const { id, name, status: from } of picked) {
    try {
      await call(moveApplication, { params: { id }, body: { from, to: "rejected", reason } });
      declined.push(id);
    } catch (error) {
      if (!(error instanceof ApiError && skipped.includes(error.code ?? ""))) throw error;
      left.push(name);
    }
  }
  return { declined, left };
}

export function DeclineDialog({ applicants, onDeclined, onClose }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState(stepTexts.rejected);
  const picked = applicants.filter(({ id }) => chosen.includes(id));
  const decline = useMutation({
    mutationFn: () => declineEach(picked, reason),
    onSuccess: ({ declined, left }) => {
      onDeclined(declined);
      toast({
        title: declined.length === 1 ? "1 applicant declined" : `${declined.length} applicants declined`,
        ...(left.length > 0 && {
          description: `We skipped these because their step changed or they can’t be messaged: ${left.join(", ")}.`,
        }),
      });
    },
    onError: (error) => toastFailure("We couldn’t decline everyone", error),
    onSettled: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <ConfirmDialog
      title="Decline applicants"
      button={picked.length > 0 ? `Decline ${picked.length}` : "Decline"}
      harm
      pending={decline.isPending}
      disabled={picked.length === 0 || reason.trim() === ""}
      onClose={onClose}
      onConfirm={() => decline.mutate()}
    >
      <div className="grid gap-4">
        <ApplicantChoice applicants={applicants} chosen={chosen} onChange={setChosen} />
        <TextareaField
          label="Message"
          help="We’ll send this to each of them."
          rows={5}
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

type ChoiceProps = {
  applicants: readonly ApplicantDto[];
  chosen: readonly string[];
  onChange: Dispatch<SetStateAction<readonly string[]>>;
};

function ApplicantChoice({ applicants, chosen, onChange }: ChoiceProps) {
  const isEveryone = applicants.every(({ id }) => chosen.includes(id));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Who</legend>
      {applicants.length > 1 ? (
        <label className="mt-2 flex min-h-11 items-center gap-3 px-3 font-medium">
          <input
            type="checkbox"
            className="size-5"
            checked={isEveryone}
            onChange={({ target }) => onChange(target.checked ? applicants.map(({ id }) => id) : [])}
          />
          Everyone in the list
        </label>
      ) : null}
      <ul role="list" className="mt-2 grid max-h-60 overflow-y-auto rounded-md border">
        {applicants.map(({ id, name, status }) => (
          <li key={id}>
            <label className="hover:bg-accent flex min-h-11 items-center gap-3 px-3">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange((all) => (target.checked ? [...all, id] : all.filter((one) => one !== id)))
                }
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="text-muted-foreground text-sm">{applicationStatusNames[status]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

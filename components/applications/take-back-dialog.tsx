"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { documentKeys } from "@/components/documents/keys";
import { toastFailure } from "@/components/forms/toast-failure";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast-store";
import { takeBackResume } from "@/lib/applications/contract";
import { call } from "@/lib/client/api";

type Props = {
  id: string;
  title: string;
  onClose: () => void;
};

export function RemoveResumeDialog({ id, title, onClose }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => call(takeBackResume, { params: { id } }),
    onSuccess: () => toast({ title: "You took back your resume" }),
    onError: (error) => toastFailure("We couldn’t take back your resume", error),
    onSettled: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: documentKeys.all });
      router.refresh();
    },
  });
  return (
    <ConfirmDialog
      title={`Take back your resume for “${title}”?`}
      button="Take back resume"
      harm
      pending={takeBack.isPending}
      onClose={onClose}
      onConfirm={() => takeBack.mutate()}
    >
      <p>
        The employer won’t be able to open it. We’ll delete the file unless you sent it somewhere else, too.
        You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}

"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { name: string; open: boolean; onOpenChange: (open: boolean) => void; onBlock: () => void };

export function BlockDialog({ name, open, onOpenChange, onBlock }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={`Block ${name}?`}
      button={`Block ${name}`}
      harm
      onClose={() => onOpenChange(false)}
      onConfirm={onBlock}
    >
      <p>
        You won’t be able to message each other. You can still read this conversation, and unblock them
        anytime.
      </p>
    </ConfirmDialog>
  );
}

"use client";

import { Button } from "./button";
import { Dialog } from "./dialog";

type Props = {
  title: string;
  button: string;
  cancel?: string;
  harm?: boolean;
  pending?: boolean;
  disabled?: boolean;
  open?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: React.ReactNode;
};

/** If harmful, Cancel has the initial focus so that a quick Enter changes nothing. */
export function ConfirmDialog({
  title,
  button,
  cancel = "Cancel",
  harm = false,
  pending,
  disabled,
  open = true,
  onClose,
  onConfirm,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      footer={
        <>
          <Button variant="secondary" data-autofocus={harm || undefined} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={harm ? "harm" : "primary"}
            data-autofocus={!harm || undefined}
            pending={pending}
            disabled={disabled}
            onClick={onConfirm}
          >
            {button}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

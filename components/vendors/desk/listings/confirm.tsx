"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  title: string;
  button: string;
  harm?: boolean;
  pending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: React.ReactNode;
};

/** Says what will change before it does. */
export function Confirm({ title, button, harm, pending, onClose, onConfirm, children }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={harm ? "harm" : "primary"} pending={pending} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { title: string; text: string; pending: boolean; onClose: () => void; onSure: () => void };

/** Asks once before a line of a list goes. */
export function RemoveDialog({ title, text, pending, onClose, onSure }: Props) {
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
          <Button variant="harm" pending={pending} onClick={onSure} data-autofocus>
            Remove
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

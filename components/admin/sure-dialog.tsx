"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  title: string;
  text: string;
  /** The verb of the question. */
  button: string;
  harm?: boolean;
  pending: boolean;
  onClose: () => void;
  onSure: () => void;
};

/** Asks once before something that no press takes back. */
export function SureDialog({ title, text, button, harm, pending, onClose, onSure }: Props) {
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
          <Button variant={harm ? "harm" : "primary"} pending={pending} onClick={onSure} data-autofocus>
            {button}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

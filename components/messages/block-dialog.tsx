"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { name: string; open: boolean; onOpenChange: (open: boolean) => void; onBlock: () => void };

/** Asks once more before somebody is blocked. */
export function BlockDialog({ name, open, onOpenChange, onBlock }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="harm" onClick={onBlock} data-autofocus>
            Block {name}
          </Button>
        </>
      }
    >
      <p>
        You won’t be able to message each other. You can still read this conversation, and unblock them
        anytime.
      </p>
    </Dialog>
  );
}

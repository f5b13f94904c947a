"use client";

import { Dialog } from "@/components/ui/dialog";
import { ResetRequestForm } from "./reset-request-form";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function ResetDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reset Password"
      description="Enter your account’s email address. We’ll send you a link to choose a new password."
    >
      <ResetRequestForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useResendConfirmation } from "./email-hooks";

export function UnconfirmedEmail({ children }: { children: ReactNode }) {
  const resend = useResendConfirmation();
  return (
    <Alert variant="waiting" title="Confirm your email">
      <p>{children}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Resend the link
      </Button>
    </Alert>
  );
}

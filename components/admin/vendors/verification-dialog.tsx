"use client";

import { useState } from "react";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";

type Props = { vendor: ReviewedVendorDto; pending: boolean; onClose: () => void; onSure: () => void };

export function VerificationDialog({ vendor, pending, onClose, onSure }: Props) {
  const { businessName, phone, verified, owner } = vendor;
  const [called, setCalled] = useState(false);
  const [seen, setSeen] = useState(false);
  const isReady = verified || (owner.emailVerified && called && seen);
  return (
    <ConfirmDialog
      title={verified ? `Remove the verification of ${businessName}?` : `Verify ${businessName}`}
      button={verified ? "Remove verification" : "Mark as verified"}
      harm={verified}
      pending={pending}
      disabled={!isReady}
      onClose={onClose}
      onConfirm={onSure}
    >
      {verified ? (
        <p>The badge comes off their profile and listings right away. You can verify them again later.</p>
      ) : (
        <div className="grid gap-1">
          <p className="text-muted-foreground mb-2">
            The profile shows today’s date and these three checks. Your name stays with our team.
          </p>
          <Choice control={<Checkbox checked={owner.emailVerified} disabled readOnly />}>
            {owner.emailVerified ? "Email confirmed" : "Email not confirmed yet"}: {owner.email}
          </Choice>
          <Choice
            control={
              <Checkbox
                data-autofocus
                checked={called}
                onChange={(event) => setCalled(event.target.checked)}
              />
            }
          >
            I called {phone} and reached the business
          </Choice>
          <Choice control={<Checkbox checked={seen} onChange={(event) => setSeen(event.target.checked)} />}>
            I saw a business document with their name on it
          </Choice>
        </div>
      )}
    </ConfirmDialog>
  );
}

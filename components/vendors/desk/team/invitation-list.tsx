"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { InvitationDto } from "@/lib/members/contract";
import { businessRoleNames } from "@/lib/members/copy";
import { formatDate } from "@/lib/shared/dates";
import { useResendInvitation, useRevokeInvitation } from "./hooks";

export function InvitationList({ invitations }: { invitations: readonly InvitationDto[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="grid gap-4">
      <h2 id="invitations" className="text-lg font-semibold">
        Open invitations
      </h2>
      <ul role="list" className="bg-card divide-y rounded-xl border">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationItem({ invitation }: { invitation: InvitationDto }) {
  const { id, email, role, expiresAt, expired, manageable } = invitation;
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-muted-foreground flex flex-wrap items-center gap-1 text-sm">
          {businessRoleNames[role]}
          {expired ? (
            <Badge variant="waiting">Expired</Badge>
          ) : (
            <span>· Expires {formatDate(expiresAt)}</span>
          )}
        </p>
      </div>
      {manageable ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Send ${email} the invitation again`}
            pending={resend.isPending}
            onClick={() => resend.mutate(id)}
          >
            Send again
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-harm"
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => setIsAsking(true)}
          >
            Withdraw
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title="Withdraw this invitation?"
          button="Withdraw"
          cancel="Go back"
          harm
          pending={revoke.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => revoke.mutate(id, { onSettled: () => setIsAsking(false) })}
        >
          <p>
            The link we sent to <strong className="wrap-anywhere">{email}</strong> stops working.
          </p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

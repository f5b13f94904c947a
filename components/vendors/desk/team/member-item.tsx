"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Select } from "@/components/ui/select";
import type { MemberDto } from "@/lib/members/contract";
import { businessRoleNames } from "@/lib/members/copy";
import type { MemberRole } from "@/lib/members/rules";
import { formatDate } from "@/lib/shared/dates";
import { useChangeMember, useRemoveMember } from "./hooks";

type Props = { member: MemberDto; roles: readonly MemberRole[] };

export function MemberItem({ member, roles }: Props) {
  const { id, name, email, role, since, you, manageable } = member;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {you ? <Badge variant="primary">You</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {[email, role === "owner" ? null : `Joined ${formatDate(since)}`].filter(Boolean).join(" · ")}
        </p>
      </div>
      {id && manageable && role !== "owner" ? (
        <MemberActions id={id} name={name} role={role} roles={roles} />
      ) : (
        <span>{businessRoleNames[role]}</span>
      )}
    </li>
  );
}

type ActionsProps = { id: string; name: string; role: MemberRole; roles: readonly MemberRole[] };

function MemberActions({ id, name, role, roles }: ActionsProps) {
  const change = useChangeMember(id);
  const remove = useRemoveMember(id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={`Role of ${name}`}
        value={change.isPending ? change.variables : role}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.value as MemberRole)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {businessRoleNames[one]}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        size="sm"
        className="text-harm"
        aria-label={`Remove ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Remove ${name}?`}
          button="Remove"
          cancel="Go back"
          harm
          pending={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        >
          <p>They lose access to your business right away. Their listings and replies stay.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

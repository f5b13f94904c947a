"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { TeamDto } from "@/lib/members/contract";
import { businessRoleNames, permissionNames } from "@/lib/members/copy";
import { grantableRoles } from "@/lib/members/rules";
import { businessRoles, rolePermissions } from "@/lib/shared/permissions";
import { useLeaveTeam, teamQuery } from "./hooks";
import { InvitationList } from "./invitation-list";
import { InviteDialog } from "./invite-dialog";
import { MemberItem } from "./member-item";

export function TeamView({ initial }: { initial: TeamDto }) {
  const { data: team } = useQuery({ ...teamQuery, initialData: initial });
  const [isInviting, setIsInviting] = useState(false);
  const roles = grantableRoles(team.role);
  return (
    <div className="grid max-w-3xl gap-8">
      <section aria-labelledby="team" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="team" className="text-lg font-semibold">
            Team
          </h2>
          {roles.length > 0 ? <Button onClick={() => setIsInviting(true)}>Invite a person</Button> : null}
        </div>
        {team.members.length === 1 && team.role === "owner" ? (
          <p className="text-muted-foreground">
            Nobody else works here yet. People you invite act for your business with their own account.
          </p>
        ) : null}
        <ul role="list" className="bg-card divide-y rounded-xl border">
          {team.members.map((member) => (
            <MemberItem key={member.id ?? "owner"} member={member} roles={roles} />
          ))}
        </ul>
        {team.role === "owner" ? null : <LeaveButton />}
      </section>
      <InvitationList invitations={team.invitations} />
      <RoleTable />
      {isInviting ? <InviteDialog roles={roles} onClose={() => setIsInviting(false)} /> : null}
    </div>
  );
}

function LeaveButton() {
  const leave = useLeaveTeam();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-harm justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        Leave the team
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Leave this team?"
          button="Leave"
          cancel="Stay"
          harm
          pending={leave.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => leave.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        >
          <p>You lose access to this dashboard right away. You need a new invitation to come back.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function RoleTable() {
  return (
    <section aria-labelledby="roles" className="grid gap-3">
      <h2 id="roles" className="text-lg font-semibold">
        What each role can do
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {businessRoles.map((role) => (
          <div key={role}>
            <dt className="font-medium">{businessRoleNames[role]}</dt>
            <dd>
              <ul className="text-muted-foreground list-disc pl-5 text-sm">
                {rolePermissions[role].map((permission) => (
                  <li key={permission}>{permissionNames[permission]}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

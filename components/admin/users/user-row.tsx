"use client";

import { roleLabels } from "@/components/layout/account-items";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { TableCell, TableRow } from "@/components/ui/table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { formatDate } from "@/lib/shared/dates";
import { displayName } from "@/lib/users/rules";
import type { Step } from "./hooks";

const labels: Record<Step, string> = {
  suspend: "Suspend",
  reinstate: "Lift suspension",
  "sign-out": "Sign out",
  admin: "Make administrator",
  customer: "Make customer",
};

function stepsOf({ role, status, devices }: AccountDto, self: boolean): Step[] {
  if (status === "suspended") return ["reinstate"];
  return [
    ...(role === "customer" ? (["admin"] as const) : []),
    ...(role === "admin" && !self ? (["customer"] as const) : []),
    ...(devices > 0 && !self ? (["sign-out"] as const) : []),
    ...(self ? [] : (["suspend"] as const)),
  ];
}

type Props = { account: AccountDto; self: boolean; pending: boolean; onStep: (step: Step) => void };

export function UserRow({ account, self, pending, onStep }: Props) {
  const { username, email, role, status, suspendedReason, emailVerified, devices, lastSeenAt } = account;
  return (
    <TableRow>
      <TableCell className="py-2.5 align-top">
        <p className="font-semibold wrap-anywhere">
          {displayName(account)}
          <span className="text-muted-foreground font-normal"> · {username}</span>
        </p>
        <p className="text-muted-foreground wrap-anywhere">
          {email} · {emailVerified ? "confirmed" : "not confirmed"}
        </p>
        {suspendedReason ? (
          <p className="text-muted-foreground mt-1 max-w-prose wrap-anywhere">Reason: {suspendedReason}</p>
        ) : null}
      </TableCell>
      <TableCell className="py-2.5 align-top whitespace-nowrap" label="Role">
        {roleLabels[role]}
      </TableCell>
      <TableCell className="py-2.5 align-top">
        <div className="flex flex-wrap gap-1.5">
          <Badge variant={status === "suspended" ? "harm" : "trust"}>
            {status === "suspended" ? "Suspended" : "Active"}
          </Badge>
          {account.secondStep ? <Badge>Two-step</Badge> : null}
        </div>
      </TableCell>
      <TableCell className="py-2.5 align-top whitespace-nowrap" label="Last seen">
        {lastSeenAt ? <RelativeTime date={lastSeenAt} exact={formatDate(lastSeenAt)} /> : "never"}
        {devices > 0 ? (
          <p className="text-muted-foreground">{devices === 1 ? "1 device" : `${devices} devices`}</p>
        ) : null}
      </TableCell>
      <TableCell className="py-2 align-top max-md:pt-3">
        <div className="flex flex-wrap gap-2 max-md:*:flex-1 md:justify-end lg:flex-nowrap">
          {stepsOf(account, self).map((step) => (
            <Button
              key={step}
              size="sm"
              variant="secondary"
              className="max-md:h-11"
              disabled={pending}
              aria-label={`${labels[step]}: ${username}`}
              onClick={() => onStep(step)}
            >
              {labels[step]}
            </Button>
          ))}
          {self ? <span className="text-muted-foreground self-center">This is you</span> : null}
        </div>
      </TableCell>
    </TableRow>
  );
}

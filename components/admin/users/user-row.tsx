"use client";

import { roleLabels } from "@/components/layout/account-items";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/more-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { TableCell, TableRow } from "@/components/ui/table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { formatDate } from "@/lib/shared/dates";
import { displayName } from "@/lib/users/rules";
import type { Step } from "./hooks";

const labels: Record<Step, string> = {
  suspend: "Suspend",
  reinstate: "Lift suspension",
  "sign-out": "Sign out everywhere",
  admin: "Make administrator",
  customer: "Make customer",
};

function stepsOf({ role, status, devices }: AccountDto): Step[] {
  if (status === "suspended") return ["reinstate"];
  return [
    ...(role === "customer" ? (["admin"] as const) : []),
    ...(role === "admin" ? (["customer"] as const) : []),
    ...(devices > 0 ? (["sign-out"] as const) : []),
    "suspend",
  ];
}

type Props = { account: AccountDto; self: boolean; pending: boolean; onStep: (step: Step) => void };

export function UserRow({ account, self, pending, onStep }: Props) {
  const {
    username,
    email,
    role,
    status,
    suspendedReason,
    suspendedUntil,
    emailVerified,
    devices,
    lastSeenAt,
  } = account;
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
        {suspendedUntil ? (
          <p className="text-muted-foreground">Suspended until {formatDate(suspendedUntil)}</p>
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
        <div className="flex justify-end">
          {self ? (
            <span className="text-muted-foreground self-center">This is you</span>
          ) : (
            <Menu
              label={`Actions for ${username}`}
              triggerClassName={buttonVariants({ variant: "ghost", size: "icon" })}
              trigger={<EllipsisVertical />}
            >
              {stepsOf(account).map((step) => (
                <MenuItem key={step} disabled={pending} onSelect={() => onStep(step)}>
                  {labels[step]}
                </MenuItem>
              ))}
            </Menu>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}

"use client";

import { roleLabels } from "@/components/layout/account-items";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { Menu, MenuItem } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
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

export const userColumns: readonly DataColumn<AccountDto>[] = [
  {
    id: "person",
    title: "Person",
    headClassName: "w-full",
    className: "py-2.5 align-top max-md:pr-12",
    cell: (account) => <Person account={account} />,
  },
  {
    id: "role",
    title: "Role",
    className: "py-2.5 align-top whitespace-nowrap",
    cell: ({ role }) => roleLabels[role],
  },
  {
    id: "state",
    title: "Status",
    label: false,
    className: "py-2.5 align-top",
    cell: ({ status, secondStep }) => (
      <div className="flex flex-wrap gap-1.5">
        <Badge variant={status === "suspended" ? "harm" : "trust"}>
          {status === "suspended" ? "Suspended" : "Active"}
        </Badge>
        {secondStep ? <Badge>Two-step</Badge> : null}
      </div>
    ),
  },
  {
    id: "seen",
    title: "Last seen",
    className: "py-2.5 align-top whitespace-nowrap",
    cell: ({ lastSeenAt, devices }) => (
      <>
        {lastSeenAt ? <RelativeTime date={lastSeenAt} exact={formatDate(lastSeenAt)} /> : "Never"}
        {devices > 0 ? (
          <p className="text-muted-foreground">{devices === 1 ? "1 device" : `${devices} devices`}</p>
        ) : null}
      </>
    ),
  },
];

function Person({ account }: { account: AccountDto }) {
  const { username, email, emailVerified, suspendedReason, suspendedUntil } = account;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {displayName(account)}
        <span className="text-muted-foreground font-normal"> · {username}</span>
      </p>
      <p className="text-muted-foreground wrap-anywhere">
        <EmailText>{email}</EmailText>
        {emailVerified ? "" : " · not confirmed"}
      </p>
      {suspendedReason ? (
        <p className="text-muted-foreground mt-1 max-w-prose wrap-anywhere">Reason: {suspendedReason}</p>
      ) : null}
      {suspendedUntil ? (
        <p className="text-muted-foreground">Suspended until {formatDate(suspendedUntil)}</p>
      ) : null}
    </>
  );
}

type MenuProps = { account: AccountDto; self: boolean; pending: boolean; onStep: (step: Step) => void };

export function UserMenu({ account, self, pending, onStep }: MenuProps) {
  return (
    <div className="flex justify-end">
      {self ? (
        <span className="text-muted-foreground self-center">This is you</span>
      ) : (
        <Menu
          label={`Actions for ${account.username}`}
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
  );
}

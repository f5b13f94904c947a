"use client";

import { roleLabels } from "@/components/layout/account-items";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { IntentLink } from "@/components/ui/intent-link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { displayName } from "@/lib/users/rules";
import { AccountBadges } from "./account-badges";
import type { Step } from "./hooks";
import { quickStepsOf, stepNames } from "./user-steps";

export const userColumns: readonly DataColumn<AccountDto>[] = [
  {
    id: "person",
    title: "Person",
    headClassName: "md:w-1/2",
    className: "py-2.5 align-top max-md:pr-12",
    cell: (account) => <Person account={account} />,
  },
  {
    id: "role",
    title: "Role",
    className: "py-2.5 align-top whitespace-nowrap",
    cell: ({ role, moderator }) => (moderator ? "Moderator" : roleLabels[role]),
  },
  {
    id: "state",
    title: "Status",
    label: false,
    className: "py-2.5 align-top",
    cell: (account) => (
      <div className="flex flex-wrap gap-1.5">
        <AccountBadges account={account} />
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
        <IntentLink
          href={adminHrefs.person(account.id)}
          className="tap-target rounded-sm underline-offset-4 hover:underline"
        >
          {displayName(account)}
        </IntentLink>
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

type MenuProps = { account: AccountDto; self: boolean; onStep: (step: Step) => void };

export function UserMenu({ account, self, onStep }: MenuProps) {
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
          {quickStepsOf(account).map((step) => (
            <MenuItem key={step} onSelect={() => onStep(step)}>
              {stepNames[step]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

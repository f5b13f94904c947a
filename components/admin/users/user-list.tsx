"use client";

import { useState } from "react";
import { DataTable } from "@/components/ui/data-table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { AccountStepDialog } from "./account-step-dialog";
import type { Step } from "./hooks";
import { userColumns, UserMenu } from "./user-columns";

type PendingStep = { account: AccountDto; step: Step };

export function UserList({ accounts, viewerId }: { accounts: readonly AccountDto[]; viewerId: string }) {
  const [pendingStep, setPendingStep] = useState<PendingStep | null>(null);
  return (
    <>
      <DataTable
        server
        caption="People"
        rows={accounts}
        rowId={({ id }) => id}
        columns={[
          ...userColumns,
          {
            id: "steps",
            title: "Actions",
            untitled: true,
            className: "py-0 align-top max-md:absolute max-md:top-2 max-md:right-2 max-md:p-0",
            cell: (account) => (
              <UserMenu
                account={account}
                self={account.id === viewerId}
                onStep={(step) => setPendingStep({ account, step })}
              />
            ),
          },
        ]}
      />
      {pendingStep ? <AccountStepDialog {...pendingStep} onClose={() => setPendingStep(null)} /> : null}
    </>
  );
}

"use client";

import { useState } from "react";
import { DataTable } from "@/components/ui/data-table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { displayName } from "@/lib/users/rules";
import { StepDialog, SuspendDialog, type AccountStep } from "./ask-dialog";
import { useDecideAccount } from "./hooks";
import { userColumns, UserMenu } from "./user-columns";

type Asking = { account: AccountDto; step: "suspend" | AccountStep };

export function UserList({ accounts, viewerId }: { accounts: readonly AccountDto[]; viewerId: string }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending } = useDecideAccount();
  const stop = () => setAsking(null);

  function decide(decision: Parameters<typeof mutate>[0]): void {
    stop();
    mutate(decision);
  }

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
                pending={isPending}
                onStep={(step) => setAsking({ account, step })}
              />
            ),
          },
        ]}
      />
      {asking?.step === "suspend" ? (
        <SuspendDialog
          name={displayName(asking.account)}
          isVendor={asking.account.role === "vendor"}
          onClose={stop}
          onSuspend={(suspension) => decide({ account: asking.account, step: "suspend", ...suspension })}
        />
      ) : asking ? (
        <StepDialog
          name={displayName(asking.account)}
          isVendor={asking.account.role === "vendor"}
          step={asking.step}
          onClose={stop}
          onSure={() => decide({ account: asking.account, step: asking.step })}
        />
      ) : null}
    </>
  );
}

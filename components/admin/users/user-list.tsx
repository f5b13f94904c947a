"use client";

import { useState } from "react";
import { Table, TableActionsHead, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { displayName } from "@/lib/users/rules";
import { StepDialog, SuspendDialog, type AskedStep } from "./ask-dialog";
import { useDecideAccount } from "./hooks";
import { UserRow } from "./user-row";

type Asking = { account: AccountDto; step: "suspend" | AskedStep };

/** The people of one page; each step is asked about first. */
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
      <Table caption="People">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Person</TableHead>
            <TableHead>Role</TableHead>
            <TableHead>State</TableHead>
            <TableHead>Last seen</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody>
          {accounts.map((account) => (
            <UserRow
              key={account.id}
              account={account}
              self={account.id === viewerId}
              pending={isPending}
              onStep={(step) => setAsking({ account, step })}
            />
          ))}
        </TableBody>
      </Table>
      {asking?.step === "suspend" ? (
        <SuspendDialog
          name={displayName(asking.account)}
          onClose={stop}
          onSuspend={(suspension) => decide({ account: asking.account, step: "suspend", ...suspension })}
        />
      ) : asking ? (
        <StepDialog
          name={displayName(asking.account)}
          step={asking.step}
          onClose={stop}
          onSure={() => decide({ account: asking.account, step: asking.step })}
        />
      ) : null}
    </>
  );
}

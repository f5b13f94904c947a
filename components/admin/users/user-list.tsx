"use client";

import { useState } from "react";
import { Table, TableActionsHead, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { displayName } from "@/lib/users/rules";
import { RoleDialog, SuspendDialog } from "./ask-dialog";
import { useDecideAccount, type Step } from "./hooks";
import { UserRow } from "./user-row";

type Asking = { account: AccountDto; step: Step };

/** The people of one page; what cannot be taken back at a press is asked about first. */
export function UserList({ accounts, viewerId }: { accounts: readonly AccountDto[]; viewerId: string }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending } = useDecideAccount();
  const stop = () => setAsking(null);

  function decide(account: AccountDto, step: Step, reason?: string): void {
    stop();
    mutate({ account, step, reason });
  }

  function begin(account: AccountDto, step: Step): void {
    if (step === "suspend" || step === "admin" || step === "customer") setAsking({ account, step });
    else decide(account, step);
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
              onStep={(step) => begin(account, step)}
            />
          ))}
        </TableBody>
      </Table>
      {asking?.step === "suspend" ? (
        <SuspendDialog
          name={displayName(asking.account)}
          onClose={stop}
          onReason={(reason) => decide(asking.account, "suspend", reason)}
        />
      ) : null}
      {asking?.step === "admin" || asking?.step === "customer" ? (
        <RoleDialog
          name={displayName(asking.account)}
          role={asking.step}
          onClose={stop}
          onSure={() => decide(asking.account, asking.step)}
        />
      ) : null}
    </>
  );
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast-store";
import { issueResetLink } from "@/lib/auth/credentials/issued.contract";
import { call } from "@/lib/client/api";

export function IssueForm() {
  const router = useRouter();
  const [account, setAccount] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(issueResetLink, { body: { account: account.trim() } }),
    onSuccess: ({ person }) => {
      toast({ title: `Reset link sent to ${person.name}`, description: "It works once, for 60 minutes." });
      setAccount("");
      router.refresh();
    },
    onSettled: () => setIsAsking(false),
  });

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    reset();
    setMissing(!account.trim());
    if (account.trim()) setIsAsking(true);
  }

  const problem = missing
    ? "Enter a username or email address."
    : error
      ? errorText(error, `The link wasn’t sent. ${tryAgain}`)
      : undefined;
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-4">
        <TextField
          label="Username or email address"
          help="We email the link to the account’s address. No one else sees it, and you never see a password."
          error={problem}
          value={account}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setAccount(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" pending={isPending}>
          Send reset link
        </Button>
      </form>
      {isAsking ? (
        <ConfirmDialog
          title={`Send a reset link to ${account.trim()}?`}
          button="Send reset link"
          pending={isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>Earlier links stop working. Their password doesn’t change until they choose a new one.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

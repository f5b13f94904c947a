"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { OwnAdDto } from "@/lib/advertisements/desk.contract";
import {
  allowedAdActions,
  deletableAdStatuses,
  type AdRole,
  type UserAdAction,
} from "@/lib/advertisements/lifecycle.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { useDeleteAd, useChangeAdState } from "./hooks";

const labels: Record<UserAdAction, string> = {
  submit: "Submit for review",
  withdraw: "Withdraw",
  pause: "Pause",
  resume: "Resume",
  end: "End now",
};

type FinalAction = "end" | "delete";

const questions: Record<FinalAction, { title: string; text: string; button: string }> = {
  end: {
    title: "End this advertisement",
    text: "It comes off the site right away and can’t be restarted. We keep its stats.",
    button: "End now",
  },
  delete: {
    title: "Delete this advertisement",
    text: "This deletes the ad and its stats for good.",
    button: "Delete",
  },
};

export function AdActions({ ad, role }: { ad: OwnAdDto; role: AdRole }) {
  const [sure, setSure] = useState<FinalAction | null>(null);
  const move = useChangeAdState();
  const remove = useDeleteAd(role === "admin" ? adminHrefs.advertisements() : hrefs.vendorDesk("ads"));
  const actions = ad.suspended
    ? []
    : allowedAdActions(ad.status, role).filter((action) => action !== "submit");

  function confirm(): void {
    if (sure === "delete") remove.mutate(ad.id);
    else move.mutate({ id: ad.id, action: "end" });
    setSure(null);
  }

  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === "end" ? "ghost" : "secondary"}
          disabled={move.isPending}
          onClick={() => (action === "end" ? setSure("end") : move.mutate({ id: ad.id, action }))}
        >
          {labels[action]}
        </Button>
      ))}
      {deletableAdStatuses.includes(ad.status) ? (
        <Button variant="ghost" disabled={remove.isPending} onClick={() => setSure("delete")}>
          Delete
        </Button>
      ) : null}
      {sure ? (
        <ConfirmDialog
          title={questions[sure].title}
          button={questions[sure].button}
          cancel="Keep it"
          harm
          onClose={() => setSure(null)}
          onConfirm={confirm}
        >
          <p>{questions[sure].text}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

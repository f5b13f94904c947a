"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { actOnViewing } from "@/lib/messages/deal.contract";
import type { ViewingAction } from "@/lib/messages/deal.rules";

const noShow = { action: "no_show", label: "No-show", done: "Marked as a no-show" } as const;

const buttons = [
  { action: "confirm", label: "Confirm", done: "Confirmed" },
  { action: "done", label: "Done", done: "Marked as done" },
  noShow,
] as const;

type Step = (typeof buttons)[number];
type Props = { id: string; person: string; actions: readonly ViewingAction[] };

export function AppointmentActions({ id, person, actions }: Props) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action }: Step) => call(actOnViewing, { params: { id, action }, body: {} }),
    onSuccess: (_, { done }) => {
      toast({ title: done, description: person });
      router.refresh();
    },
    onError: (error) => toastFailure("That didn’t work", error),
    onSettled: () => setIsAsking(false),
  });
  const shown = buttons.filter(({ action }) => actions.includes(action));
  if (shown.length === 0) return null;
  return (
    <div data-print="no" className="flex flex-wrap content-start gap-2">
      {shown.map((step) => (
        <Button
          key={step.action}
          size="sm"
          variant={step === noShow ? "secondary" : "primary"}
          className="tap-target"
          aria-label={`${step.label}: ${person}`}
          pending={isPending && variables === step}
          onClick={() => (step === noShow ? setIsAsking(true) : mutate(step))}
        >
          {step.label}
        </Button>
      ))}
      {isAsking ? (
        <ConfirmDialog
          title={`Mark ${person} as a no-show?`}
          button="Mark as a no-show"
          harm
          pending={isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => mutate(noShow)}
        >
          <p>They see it in your conversation. You can’t undo this.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast-store";
import type { AppointmentDto } from "@/lib/appointments/calendar.contract";
import { call } from "@/lib/client/api";
import { appointment } from "@/lib/messages/appointment.rules";
import { actOnViewing } from "@/lib/messages/deal.contract";
import { dealCopy, eventName } from "@/lib/messages/deal.copy";

const noShow = { action: "no_show", label: "No-show", done: "Marked as a no-show" } as const;

const buttons = [
  { action: "confirm", label: "Confirm", done: "Confirmed" },
  { action: "done", label: "Done", done: "Marked as done" },
  noShow,
] as const;

type Step = (typeof buttons)[number];
type Props = Pick<AppointmentDto, "id" | "person" | "category" | "startsAt" | "timeZone" | "actions">;

export function AppointmentActions({ id, person, category, startsAt, timeZone, actions }: Props) {
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
          variant="secondary"
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
          title={dealCopy.noShowTitle(person)}
          button={dealCopy.noShowVerb}
          cancel="Go back"
          harm
          pending={isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => mutate(noShow)}
        >
          <p>{dealCopy.noShowText(eventName(category), appointment(startsAt, timeZone), person)}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

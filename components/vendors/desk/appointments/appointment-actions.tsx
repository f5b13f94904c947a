"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { actOnViewing } from "@/lib/messages/deal.contract";
import type { ViewingAction } from "@/lib/messages/deal.rules";

const buttons = [
  { action: "confirm", label: "Confirm" },
  { action: "done", label: "Done" },
  { action: "no_show", label: "No-show" },
] as const;

export function AppointmentActions({ id, actions }: { id: string; actions: readonly ViewingAction[] }) {
  const router = useRouter();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: ViewingAction) => call(actOnViewing, { params: { id, action }, body: {} }),
    onSuccess: () => router.refresh(),
    onError: (error) => toastFailure("That didn’t work", error),
  });
  const shown = buttons.filter(({ action }) => actions.includes(action));
  if (shown.length === 0) return null;
  return (
    <div data-print="no" className="flex flex-wrap content-start gap-2">
      {shown.map(({ action, label }) => (
        <Button
          key={action}
          size="sm"
          variant={action === "no_show" ? "secondary" : "primary"}
          className="tap-target"
          pending={isPending && variables === action}
          onClick={() => mutate(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

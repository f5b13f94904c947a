"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { errorText } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { decideVendor, type ReviewedVendorDto } from "@/lib/vendors/review/contract";
import { vendorActionNames } from "@/lib/vendors/review/copy";
import type { VendorAction } from "@/lib/vendors/review/rules";

export type Decision = { vendors: readonly ReviewedVendorDto[]; action: VendorAction; reason: string };
type Outcome = { done: string[]; failed: { name: string; error: unknown }[] };

/** One after the other, so that a long selection does not crowd out everybody else's requests. */
async function decideAll({ vendors, action, reason }: Decision): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const { id, businessName, updatedAt } of vendors) {
    try {
      await call(decideVendor, { params: { id, action }, body: { reason, updatedAt } });
      outcome.done.push(id);
    } catch (error) {
      outcome.failed.push({ name: businessName, error });
    }
  }
  return outcome;
}

function tell({ vendors, action }: Decision, { done, failed }: Outcome): void {
  const name = vendorActionNames[action];
  const [first] = failed;
  if (first) {
    toast({
      title:
        failed.length === 1
          ? `${first.name} was not ${name}`
          : `${failed.length} of ${vendors.length} were not ${name}`,
      description: errorText(first.error, "Please try again in a moment."),
      variant: "destructive",
    });
    return;
  }
  const [only] = vendors;
  toast({
    title:
      done.length === 1 && only ? `${only.businessName} was ${name}` : `${done.length} vendors were ${name}`,
    description: "An email tells the owner.",
  });
}

/** Decides on one vendor or on several, each as it was seen; what failed stays where it was. */
export function useDecide(onDone: (ids: string[]) => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: decideAll,
    onSuccess: (outcome, decision) => {
      tell(decision, outcome);
      onDone(outcome.done);
      router.refresh();
    },
  });
}

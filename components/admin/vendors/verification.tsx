"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { unverifyVendor, verifyVendor, type ReviewedVendorDto } from "@/lib/vendors/moderation.contract";

const VerificationDialog = lazy(() =>
  import("./verification-dialog").then((module) => ({ default: module.VerificationDialog })),
);

/** Who verified a vendor, and the way to do it or to take it back. */
export function Verification({ vendor }: { vendor: ReviewedVendorDto }) {
  const { id, businessName, verified, verification } = vendor;
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      verified
        ? call(unverifyVendor, { params: { id } })
        : call(verifyVendor, { params: { id }, body: { phoneCalled: true, documentSeen: true } }),
    onSuccess: () =>
      toast({ title: verified ? `${businessName} is no longer verified` : `${businessName} is verified` }),
    onError: (error) => toastFailure(`We couldn’t update ${businessName}`, error),
    onSettled: () => {
      setAsking(false);
      router.refresh();
    },
  });
  return (
    <div className="mt-1.5 grid justify-items-start gap-1">
      {verified ? (
        <p className="text-muted-foreground">
          Verified
          {verification
            ? ` on ${formatShortDate(verification.at)} by ${verification.by ?? "an administrator"}`
            : ""}
        </p>
      ) : null}
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${verified ? "Remove verification" : "Verify"}: ${businessName}`}
        onClick={() => setAsking(true)}
      >
        {verified ? "Remove verification" : "Verify"}
      </Button>
      {asking ? (
        <Suspense>
          <VerificationDialog
            vendor={vendor}
            pending={isPending}
            onClose={() => setAsking(false)}
            onSure={() => mutate()}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

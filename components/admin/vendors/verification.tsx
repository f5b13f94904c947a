"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import {
  unverifyVendor,
  verifyVendor,
  type ReviewedVendorDto,
} from "@/lib/vendors/moderation/moderation.contract";

const VerificationDialog = lazy(() =>
  import("./verification-dialog").then((module) => ({ default: module.VerificationDialog })),
);

export function VerifiedLine({ vendor: { verified, verification } }: { vendor: ReviewedVendorDto }) {
  if (!verified) return null;
  return (
    <p className="text-muted-foreground mt-1.5">
      Verified
      {verification ? (
        <>
          {" "}
          on <span className="whitespace-nowrap">{formatShortDate(verification.at)}</span>{" "}
          <span className="inline-block">by {verification.by ?? "an administrator"}</span>
        </>
      ) : null}
    </p>
  );
}

type Props = { vendor: ReviewedVendorDto; onClose: () => void };

export function Verification({ vendor, onClose }: Props) {
  const { id, businessName, verified } = vendor;
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      verified
        ? call(unverifyVendor, { params: { id } })
        : call(verifyVendor, { params: { id }, body: { phoneCalled: true, documentSeen: true } }),
    onSuccess: () =>
      toast({ title: verified ? `${businessName} is no longer verified` : `${businessName} is verified` }),
    onError: (error) => toastFailure(`We couldn’t update ${businessName}`, error),
    onSettled: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <Suspense>
      <VerificationDialog vendor={vendor} pending={isPending} onClose={onClose} onSure={() => mutate()} />
    </Suspense>
  );
}

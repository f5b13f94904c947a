"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { newUuid } from "@/lib/shared/uuid";
import {
  reapply,
  updateApplication,
  type ApplicationBody,
} from "@/lib/vendors/application/application.contract";
import { applicationCopy } from "@/lib/vendors/application/application.copy";

export function useSaveApplication({ isResubmission }: { isResubmission: boolean }) {
  const router = useRouter();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: ApplicationBody) => {
      if (!isResubmission) return call(updateApplication, { body });
      key.current ??= newUuid();
      return call(reapply, { body }, { idempotencyKey: key.current });
    },
    onSuccess: () => {
      toast({ title: isResubmission ? applicationCopy.sent : applicationCopy.saved });
      router.refresh();
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.current = undefined;
    },
  });
}

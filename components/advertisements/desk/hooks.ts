"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import {
  createAdvertisement,
  deleteAdvertisement,
  moveAdvertisement,
  updateAdvertisement,
  type AdChanges,
  type AdDetailDto,
  type AdInput,
} from "@/lib/advertisements/desk.contract";
import { adActionNames } from "@/lib/advertisements/desk.copy";
import type { UserAdAction } from "@/lib/advertisements/lifecycle.rules";
import { call } from "@/lib/client/api";
import { newUuid } from "@/lib/shared/uuid";

type Save = { input: AdInput } | { id: string; changes: AdChanges };

export function useSaveAd() {
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (save: Save): Promise<AdDetailDto> => {
      if ("id" in save) {
        return call(updateAdvertisement, { params: { id: save.id }, body: save.changes });
      }
      key.current ??= newUuid();
      return call(createAdvertisement, { body: save.input }, { idempotencyKey: key.current });
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.current = undefined;
    },
  });
}

export function useSetAdWeight(id: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: (weight: number) => call(updateAdvertisement, { params: { id }, body: { weight } }),
    onSuccess: ({ weight }) => {
      toast({ title: `Weight set to ${weight}` });
      router.refresh();
    },
    onError: (error) => toastFailure("We couldn’t change the weight", error),
  });
}

type StateChange = { id: string; action: UserAdAction };

export function useChangeAdState() {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id, action }: StateChange) => call(moveAdvertisement, { params: { id, action } }),
    onSuccess: (_, { action }) => {
      toast({ title: `Your advertisement was ${adActionNames[action]}` });
      router.refresh();
    },
    onError: (error, { action }) => toastFailure(`Your advertisement wasn’t ${adActionNames[action]}`, error),
  });
}

export function useDeleteAd(after: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: (id: string) => call(deleteAdvertisement, { params: { id } }),
    onSuccess: () => {
      toast({ title: "The advertisement was deleted" });
      router.push(after);
    },
    onError: (error) => toastFailure("We couldn’t delete the advertisement", error),
  });
}

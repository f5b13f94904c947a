"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type NewWebhook,
  type WebhookChange,
} from "@/lib/webhooks/contract";
import { webhookCopy } from "@/lib/webhooks/copy";
import { vendorKeys } from "../../keys";

export const webhooksQuery = queryOptions({
  queryKey: vendorKeys.webhooks,
  queryFn: () => call(listWebhooks, {}),
});

export function deliveriesQuery(id: string) {
  return queryOptions({
    queryKey: vendorKeys.deliveries(id),
    queryFn: () => call(listDeliveries, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, attempts }) => status === "pending" && attempts < 2) ? 3000 : false,
  });
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: vendorKeys.webhooks });
}

export function useCreateWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewWebhook) => call(createWebhook, { body }),
    // Drops the secret from memory once it is no longer shown.
    gcTime: 0,
    onSuccess: refresh,
  });
}

export function useUpdateWebhook(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookChange) => call(updateWebhook, { params: { id }, body }),
    onSuccess: async () => {
      await refresh();
      toast({ title: webhookCopy.saved });
    },
  });
}

export function useDeleteWebhook(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(deleteWebhook, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast({ title: webhookCopy.deleted });
    },
    onError: (error) => toastFailure("We couldn’t delete that webhook", error),
  });
}

export function useRotateSecret(id: string) {
  return useMutation({
    mutationFn: () => call(rotateWebhookSecret, { params: { id } }),
    gcTime: 0,
    onError: (error) => toastFailure("We couldn’t create a new secret", error),
  });
}

export function useSendAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string | null) =>
      deliveryId
        ? call(replayDelivery, { params: { id, deliveryId } })
        : call(testWebhook, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: vendorKeys.deliveries(id) });
      toast({ title: webhookCopy.queued });
    },
    onError: (error) => toastFailure("We couldn’t send that event", error),
  });
}

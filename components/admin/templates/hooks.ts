"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  listTemplates,
  removeTemplate,
  writeTemplate,
  type TemplateDto,
  type TemplateInput,
} from "@/lib/reports/templates.contract";
import type { TemplateQueue } from "@/lib/reports/templates.rules";
import { adminKeys } from "../keys";

export function useTemplates(queue: TemplateQueue): readonly TemplateDto[] {
  const { data } = useQuery({
    queryKey: adminKeys.templates(queue),
    queryFn: () => call(listTemplates, { query: { queue } }),
    retry: false,
  });
  return data ?? [];
}

export function useWriteTemplate() {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: TemplateInput) => call(writeTemplate, { body }),
    onSuccess: ({ title }) => {
      toast({ title: `Saved “${title}”` });
      router.refresh();
    },
  });
}

export function useRemoveTemplate() {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id }: TemplateDto) => call(removeTemplate, { params: { id } }),
    onSuccess: ({ title }) => {
      toast({ title: `Removed “${title}”` });
      router.refresh();
    },
    onError: (error, { title }) => toastFailure(`We couldn’t remove “${title}”`, error),
  });
}

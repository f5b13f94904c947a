"use client";

import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { call, callWithHeaders } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import {
  actOnImport,
  getImport,
  listImportRows,
  listImports,
  previewImport,
  type ImportDto,
} from "@/lib/listings/transfer/import.contract";
import { listImportMappings, saveImportMapping } from "@/lib/listings/transfer/mapping.contract";
import type { ImportMapping } from "@/lib/listings/transfer/mapping.rules";
import type { ImportAction } from "@/lib/listings/transfer/import.rules";
import { nextCursor } from "@/lib/shared/link-header";
import { vendorKeys } from "../../keys";

const importsQuery = queryOptions({ queryKey: vendorKeys.imports, queryFn: () => call(listImports, {}) });

export function useImports() {
  return useQuery(importsQuery);
}

const pollMs = 1000;

export function useImport(known: ImportDto) {
  return useQuery({
    queryKey: vendorKeys.import(known.id),
    queryFn: () => call(getImport, { params: { id: known.id } }),
    initialData: known,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? pollMs : false),
  }).data;
}

function useShowImport(): (shown: ImportDto) => void {
  const client = useQueryClient();
  return (shown) => {
    client.setQueryData(vendorKeys.import(shown.id), shown);
    client.setQueryData(importsQuery.queryKey, (all: ImportDto[] | undefined) => [
      shown,
      ...(all ?? []).filter(({ id }) => id !== shown.id),
    ]);
  };
}

/** `progress` is 0 to 1 during the upload, otherwise null. */
export function usePreview() {
  const show = useShowImport();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ file, mapping }: { file: File; mapping?: ImportMapping }) => {
      if (mapping) await call(saveImportMapping, { body: mapping });
      const form = new FormData();
      form.set("file", file);
      return upload(previewImport, form, { onProgress: setProgress });
    },
    onMutate: () => setProgress(0),
    onSuccess: show,
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}

/** `load` returns no mappings if they can't be read, because a suggestion is possible without them. */
export function useImportMappings() {
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: vendorKeys.importColumns,
    queryFn: () => call(listImportMappings, {}),
    staleTime: 0,
  });
  return { load: (): Promise<ImportMapping[]> => client.fetchQuery(query).catch(() => []) };
}

export function useActOnImport(id: string) {
  const show = useShowImport();
  return useMutation({
    mutationFn: ({ action, ...body }: { action: ImportAction; submit?: boolean; skipDuplicates?: boolean }) =>
      call(actOnImport, { params: { id, action }, body }),
    onSuccess: show,
    onError: (error) => toastFailure("We couldn’t update the import", error),
  });
}

export function useImportRows(id: string, errors: boolean) {
  return useInfiniteQuery({
    queryKey: vendorKeys.importRows(id, errors),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const { data, headers } = await callWithHeaders(listImportRows, {
        params: { id },
        query: { errors: errors ? "true" : "false", cursor: pageParam },
      });
      return { rows: data, next: nextCursor(headers) };
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

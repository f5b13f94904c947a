"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { call } from "@/lib/client/api";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
  type SavedSearchDto,
  type SearchChanges,
} from "@/lib/searches/contract";
import { newUuid } from "@/lib/shared/uuid";
import { searchKeys } from "./keys";

export function useSaveSearch() {
  const client = useQueryClient();
  const [key] = useState(newUuid);
  return useMutation({
    mutationFn: ({ sort: _sort, ...filter }: ListingAddress) =>
      call(createSavedSearch, { body: { filter } }, { idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: searchKeys.all }),
  });
}

export function useSavedSearches(seed: readonly SavedSearchDto[]) {
  const { data } = useQuery({
    queryKey: searchKeys.all,
    queryFn: () => call(listSavedSearches, {}),
    initialData: [...seed],
  });
  return data;
}

export function useChangeSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SearchChanges) => call(updateSavedSearch, { params: { id }, body }),
    onSuccess: (changed) =>
      client.setQueryData<SavedSearchDto[]>(searchKeys.all, (searches) =>
        searches?.map((search) => (search.id === id ? changed : search)),
      ),
    onError: (error) => toastFailure("That didn’t work", error),
  });
}

export function useDeleteSearch(id: string) {
  return useMutation({
    mutationFn: () => call(deleteSavedSearch, { params: { id } }),
    onError: (error) => toastFailure("That didn’t work", error),
  });
}

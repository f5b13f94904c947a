"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  removeBlockedWord,
  writeBlockedWord,
  type BlockedWordDto,
  type BlockedWordInput,
} from "@/lib/reports/blocked-words.contract";
import {
  countSynonyms,
  removeSynonym,
  writeSynonym,
  type SynonymGroupDto,
  type SynonymInput,
} from "@/lib/search/lexicon/synonyms.contract";
import { adminKeys } from "../keys";

function useListChange<T, R>(
  send: (change: T) => Promise<R>,
  titleOf: (result: R) => string,
  failureOf?: (change: T) => string,
) {
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      toast({ title: titleOf(result) });
      router.refresh();
    },
    onError: (error, change) => {
      if (failureOf) toastFailure(failureOf(change), error);
    },
  });
}

export function useWriteBlockedWord() {
  return useListChange(
    (body: BlockedWordInput) => call(writeBlockedWord, { body }),
    ({ word }) => `Saved “${word}”`,
  );
}

export function useRemoveBlockedWord() {
  return useListChange(
    ({ id }: BlockedWordDto) => call(removeBlockedWord, { params: { id } }),
    ({ word }) => `Removed “${word}”`,
    ({ word }) => `We couldn’t remove “${word}”`,
  );
}

export function useWriteSynonym() {
  return useListChange(
    (body: SynonymInput) => call(writeSynonym, { body }),
    ({ words }) => `Saved “${words[0] ?? ""}”`,
  );
}

export function useRemoveSynonym() {
  return useListChange(
    ({ id }: SynonymGroupDto) => call(removeSynonym, { params: { id } }),
    ({ words }) => `Removed “${words[0] ?? ""}”`,
    ({ words }) => `We couldn’t remove the synonyms of “${words[0] ?? ""}”`,
  );
}

export function useSynonymCounts(groups: readonly SynonymGroupDto[]) {
  const ids = groups.map(({ id }) => id);
  const words = groups.map((group) => `${group.words.join()}>${group.finds.join()}`);
  return useQuery({
    queryKey: adminKeys.synonymCounts(ids, words),
    queryFn: ({ signal }) => call(countSynonyms, { query: { ids: ids.join(",") } }, { signal }),
    enabled: ids.length > 0,
  });
}

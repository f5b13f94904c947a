"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  removeBlockedWord,
  writeBlockedWord,
  type BlockedWordDto,
  type BlockedWordInput,
} from "@/lib/reports/blocked-words.contract";
import {
  removeSynonym,
  writeSynonym,
  type SynonymGroupDto,
  type SynonymInput,
} from "@/lib/search/synonyms.contract";

/** Sends a change of a list, says so, and shows the list again. */
function useListChange<T, R>(send: (change: T) => Promise<R>, titleOf: (result: R) => string) {
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      toast({ title: titleOf(result) });
      router.refresh();
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
  );
}

"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { call } from "@/lib/client/api";
import { updateFavorite, type FavoriteDto } from "@/lib/favorites/contract";
import { favoriteCopy } from "@/lib/favorites/copy";
import { favoriteKeys } from "./keys";

type FavoriteNote = Pick<FavoriteDto, "id" | "note" | "savedAt">;

export function useFavoriteNote({ id, note: seed, savedAt }: FavoriteNote) {
  const client = useQueryClient();
  const queryKey = favoriteKeys.note(id, savedAt);
  const { data: note } = useQuery({ queryKey, queryFn: () => seed, initialData: seed, staleTime: Infinity });
  const { mutate } = useMutation({
    mutationFn: (text: string) => call(updateFavorite, { params: { id }, body: { note: text } }),
    onMutate: (text) => {
      client.setQueryData(queryKey, text);
      return note;
    },
    onError: (error, _text, before) => {
      client.setQueryData(queryKey, before);
      toastFailure(favoriteCopy.noteFailed, error);
    },
  });
  return { note, save: mutate };
}

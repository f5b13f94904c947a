"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import { uploadImage } from "@/lib/images/upload.contract";
import { updateProfile } from "@/lib/users/profile.contract";
import { profileQuery, useShowProfile } from "./hooks";

/** `progress` is 0 to 1 during the upload, otherwise null. */
export function useSetPhoto() {
  const show = useShowProfile();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async (photo: Blob) => {
      const form = new FormData();
      form.set("file", new File([photo], "photo.jpg", { type: photo.type }));
      const { url } = await upload(uploadImage, form, { onProgress: setProgress });
      return call(updateProfile, { body: { profilePicture: url } });
    },
    onMutate: () => setProgress(0),
    onSuccess: (profile) => {
      show(profile);
      toast({ title: "Your photo was saved" });
    },
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}

export function useRemovePhoto() {
  const client = useQueryClient();
  const show = useShowProfile();
  return useMutation({
    mutationFn: () => call(updateProfile, { body: { profilePicture: null } }),
    onMutate: () => {
      const before = client.getQueryData(profileQuery.queryKey);
      if (before) show({ ...before, profilePicture: null });
      return before;
    },
    onSuccess: (profile) => {
      show(profile);
      toast({ title: "Your photo was removed" });
    },
    onError: (error, _nothing, before) => {
      if (before) show(before);
      toastFailure("We couldn’t remove your photo", error);
    },
  });
}

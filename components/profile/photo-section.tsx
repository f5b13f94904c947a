"use client";

import { useRef, useState, type ChangeEvent } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { Camera, Trash } from "@/components/ui/deferred-icons";
import { UserAvatar } from "@/components/users/avatar";
import { uploadCopy } from "@/lib/images/upload.copy";
import { acceptedImages } from "@/lib/images/upload.rules";
import type { ProfileDto } from "@/lib/users/profile.contract";
import { PhotoCrop } from "./photo-crop";
import { useRemovePhoto, useSetPhoto } from "./photo-hooks";
import { ProfileSection } from "./section";

function usePhotoUpload() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, progress } = useSetPhoto();

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = "";
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setProblem(uploadCopy.unknownType);
    }
  }

  function send(photo: Blob): void {
    setPicture(null);
    mutate(photo, {
      onError: (error) =>
        setProblem(errorText(error, "We didn’t get your photo. Please try again in a moment.")),
    });
  }

  return { picture, problem, isPending, progress, open, send, cancel: () => setPicture(null) };
}

export function PhotoSection({ profile }: { profile: ProfileDto }) {
  const input = useRef<HTMLInputElement>(null);
  const { picture, problem, isPending, progress, open, send, cancel } = usePhotoUpload();
  const remove = useRemovePhoto();

  return (
    <ProfileSection id="photo" title="Photo" description="People reply faster to a face.">
      <div className="flex flex-wrap items-center gap-5">
        <UserAvatar user={profile} size="xl" />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" pending={isPending} onClick={() => input.current?.click()}>
              <Camera />
              {profile.profilePicture ? "Change photo" : "Add photo"}
            </Button>
            {profile.profilePicture && !isPending ? (
              <Button variant="ghost" onClick={() => remove.mutate()}>
                <Trash />
                Remove
              </Button>
            ) : null}
          </div>
          <input
            ref={input}
            type="file"
            accept={acceptedImages}
            aria-label="Photo file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void open(event)}
          />
          {progress === null ? (
            <p className="text-muted-foreground text-sm">JPEG, PNG, WebP or AVIF. You can crop it next.</p>
          ) : (
            <progress
              aria-label="Uploading your photo"
              max={1}
              value={progress}
              className="accent-primary h-2 w-full"
            />
          )}
          {problem ? <FieldError role="alert">{problem}</FieldError> : null}
        </div>
      </div>
      {picture ? <PhotoCrop picture={picture} onCancel={cancel} onCropped={send} /> : null}
    </ProfileSection>
  );
}

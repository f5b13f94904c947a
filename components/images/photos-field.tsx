"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Undo } from "@/components/ui/more-icons";
import { photosCopy } from "@/lib/images/photos.copy";
import { moveItem, type Photo } from "@/lib/images/photos.rules";
import { JobTile } from "./job-tile";
import { PhotoEditor } from "./photo-editor";
import { PhotoGrid } from "./photo-grid";
import { PhotoPicker } from "./photo-picker";
import { PhotoTile } from "./photo-tile";
import { usePhotoUploads } from "./photos-hooks";

type Props = {
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  max: number;
  label: string;
  error?: string;
  hasCover?: boolean;
  /** Lets a form wait for uploads. */
  onBusyChange?: (busy: boolean) => void;
};

export function PhotosField({ value, onChange, max, label, error, hasCover = true, onBusyChange }: Props) {
  const uploads = usePhotoUploads({ value, onChange, max });
  const [editing, setEditing] = useState<Photo | null>(null);
  const [removed, setRemoved] = useState<{ photo: Photo; place: number } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const stepped = useRef<string>(undefined);
  const fresh = uploads.jobs.filter((job) => !job.replaces && job.state !== "stored");
  const busy = uploads.jobs.some(({ state }) => state === "waiting" || state === "sending");

  useEffect(() => onBusyChange?.(busy), [busy, onBusyChange]);

  useEffect(() => {
    if (!stepped.current) return;
    // Moving a tile in the DOM drops the focus of its button.
    field.current?.querySelector<HTMLElement>(`[data-step="${stepped.current}"]`)?.focus();
    stepped.current = undefined;
  }, [value]);

  function change(photo: Photo, next: Partial<Photo>): void {
    onChange(value.map((other) => (other.id === photo.id ? { ...other, ...next } : other)));
  }

  function step(place: number, to: number): void {
    stepped.current = `${to < place ? "earlier" : "later"} ${value[place]?.id}`;
    onChange([...moveItem(value, place, to)]);
    setAnnouncement(photosCopy.movedTo(to + 1, value.length));
  }

  function remove(photo: Photo, place: number): void {
    onChange(value.filter(({ id }) => id !== photo.id));
    setRemoved({ photo, place });
    setAnnouncement("");
  }

  function undo(): void {
    if (removed) onChange(value.toSpliced(removed.place, 0, removed.photo));
    setRemoved(null);
  }

  return (
    <div ref={field}>
      <PhotoPicker
        label={label}
        help={`${value.length} of ${max}. JPEG, PNG, WebP or AVIF, up to 10 MB each.${hasCover ? " The first is the cover." : ""}`}
        error={uploads.tooMany ?? error}
        full={value.length >= max}
        onFiles={uploads.add}
      >
        {value.length + fresh.length > 0 ? (
          <PhotoGrid
            photos={value}
            onReorder={(photos) => onChange([...photos])}
            after={fresh.map((job) => (
              <JobTile
                key={job.key}
                job={job}
                onRetry={() => uploads.retry(job.key)}
                onDrop={() => uploads.drop(job.key)}
              />
            ))}
          >
            {(photo, place) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                index={place}
                isCover={hasCover && place === 0}
                count={value.length}
                job={uploads.jobs.find(({ replaces }) => replaces === photo.id)}
                onMove={(to) => step(place, to)}
                onEdit={() => setEditing(photo)}
                onRemove={() => remove(photo, place)}
                onAlt={(alt) => change(photo, { alt })}
              />
            )}
          </PhotoGrid>
        ) : null}
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          {removed ? (
            <>
              {photosCopy.removed}
              <Button variant="secondary" size="sm" onClick={undo}>
                <Undo />
                Undo
              </Button>
            </>
          ) : (
            <span className="sr-only">{announcement}</span>
          )}
        </div>
      </PhotoPicker>
      {editing ? (
        <PhotoEditor
          photo={editing}
          source={uploads.originalOf(editing)}
          onCancel={() => setEditing(null)}
          onDone={(blob) => {
            uploads.replace(editing, blob);
            setEditing(null);
          }}
        />
      ) : null}
    </div>
  );
}

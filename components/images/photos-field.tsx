"use client";

import { useEffect, useRef, useState } from "react";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { Button } from "@/components/ui/button";
import { Undo } from "@/components/ui/deferred-icons";
import { photosCopy } from "@/lib/images/photos.copy";
import { moveItem, type Photo } from "@/lib/images/photos.rules";
import { JobTile } from "./job-tile";
import { PhotoEditor } from "./photo-editor";
import { PhotoGrid } from "./photo-grid";
import { PhotoPicker } from "./photo-picker";
import { PhotoTile } from "./photo-tile";
import { usePhotoUploads } from "./use-photo-uploads";

type Props = {
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  max: number;
  label: string;
  error?: string;
  hasCover?: boolean;
  onBusyChange?: (busy: boolean) => void;
};

type ListOptions = Pick<Props, "value" | "onChange">;

/** Changes of the list. After a step, the focus stays on the tile's button and the status states the new position. */
function usePhotoList({ value, onChange }: ListOptions) {
  const [removed, setRemoved] = useState<{ photo: Photo; place: number } | null>(null);
  const [status, setStatus] = useState("");
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();
  const field = listProps.ref;
  const stepped = useRef<string>(undefined);

  useEffect(() => {
    if (!stepped.current) return;
    // A tile that moves in the page loses the focus of its button.
    field.current?.querySelector<HTMLElement>(`[data-step="${stepped.current}"]`)?.focus();
    stepped.current = undefined;
  }, [value, field]);

  function change(photo: Photo, next: Partial<Photo>): void {
    onChange(value.map((other) => (other.id === photo.id ? { ...other, ...next } : other)));
  }

  function step(place: number, to: number): void {
    stepped.current = `${to < place ? "earlier" : "later"} ${value[place]?.id}`;
    onChange([...moveItem(value, place, to)]);
    setStatus(photosCopy.movedTo(to + 1, value.length));
  }

  function remove(photo: Photo, place: number): void {
    onRemoved(place);
    onChange(value.filter(({ id }) => id !== photo.id));
    setRemoved({ photo, place });
    setStatus("");
  }

  function undo(): void {
    if (removed) onChange(value.toSpliced(removed.place, 0, removed.photo));
    setRemoved(null);
  }

  return { listProps, status, isRemoved: removed !== null, change, step, remove, undo };
}

export function PhotosField({ label, error, hasCover = true, onBusyChange, ...options }: Props) {
  const { value, max } = options;
  const uploads = usePhotoUploads(options);
  const { listProps, ...list } = usePhotoList(options);
  const [editing, setEditing] = useState<Photo | null>(null);
  const busy = uploads.jobs.some(({ state }) => state === "waiting" || state === "sending");

  useEffect(() => onBusyChange?.(busy), [busy, onBusyChange]);

  return (
    <div {...listProps}>
      <PhotoPicker
        label={label}
        help={`${value.length} of ${max}. JPEG, PNG, WebP or AVIF, up to 10 MB each.${hasCover ? " The first is the cover." : ""}`}
        error={uploads.tooMany ?? error}
        full={value.length >= max}
        onFiles={uploads.add}
      >
        <Tiles {...{ ...options, uploads, list, hasCover }} onEdit={setEditing} />
        <ListStatus list={list} />
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

type PhotoList = Omit<ReturnType<typeof usePhotoList>, "listProps">;

type TilesProps = ListOptions & {
  uploads: ReturnType<typeof usePhotoUploads>;
  list: PhotoList;
  hasCover: boolean;
  onEdit: (photo: Photo) => void;
};

function Tiles({ value, onChange, uploads, list, hasCover, onEdit }: TilesProps) {
  const fresh = uploads.jobs.filter((job) => !job.replaces && job.state !== "stored");
  if (value.length + fresh.length === 0) return null;
  return (
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
          onMove={(to) => list.step(place, to)}
          onEdit={() => onEdit(photo)}
          onRemove={() => list.remove(photo, place)}
          onAlt={(alt) => list.change(photo, { alt })}
        />
      )}
    </PhotoGrid>
  );
}

function ListStatus({ list }: { list: PhotoList }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
      {list.isRemoved ? (
        <>
          {photosCopy.removed}
          <Button variant="secondary" size="sm" onClick={list.undo}>
            <Undo />
            Undo
          </Button>
        </>
      ) : (
        <span className="sr-only">{list.status}</span>
      )}
    </div>
  );
}

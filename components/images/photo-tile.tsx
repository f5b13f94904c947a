"use client";

import { useDraggable, useDroppable } from "@dnd-kit/core";
import { useCallback } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ArrowLeft, ArrowRight, Crop, Trash } from "@/components/ui/deferred-icons";
import { maxAltLength, type Photo } from "@/lib/images/photos.rules";
import { JobProgress } from "./job-tile";
import type { Job } from "./upload-queue";

const wide = "w-full pointer-fine:h-9";

type Props = {
  photo: Photo;
  index: number;
  isCover: boolean;
  count: number;
  job?: Job;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
  onAlt: (alt: string) => void;
};

export function PhotoTile({ photo, job, onAlt, ...position }: Props) {
  const { index, isCover, count } = position;
  const { isDragging, setTile, handle } = useSortableTile(photo.id);
  const name = `photo ${index + 1}`;
  return (
    <li
      ref={setTile}
      data-slot="photo-tile"
      data-removable-row
      className={`bg-card flex flex-col gap-2 rounded-md border p-1.5 ${isDragging ? "opacity-40" : ""}`}
    >
      <button
        type="button"
        {...handle}
        aria-label={`${isCover ? "Cover, " : ""}${name} of ${count}${photo.alt ? `, ${photo.alt}` : ""}`}
        className="relative block cursor-grab touch-manipulation rounded-sm select-none active:cursor-grabbing"
      >
        <img
          src={photo.url}
          alt=""
          draggable={false}
          width={photo.width}
          height={photo.height}
          className="bg-muted aspect-4/3 w-full rounded-sm object-cover"
        />
        {isCover ? <Badge className="absolute top-1.5 left-1.5">Cover</Badge> : null}
      </button>
      {job ? <JobProgress job={job} /> : null}
      <TileActions id={photo.id} name={name} {...position} />
      <label className="grid gap-1 text-xs font-semibold">
        <span>
          Description<span className="sr-only"> of {name}</span>
        </span>
        <Input
          value={photo.alt}
          maxLength={maxAltLength}
          placeholder="Describe this photo"
          className="px-2 font-normal md:text-sm"
          onChange={(event) => onAlt(event.target.value)}
        />
      </label>
    </li>
  );
}

function useSortableTile(id: string) {
  const { setNodeRef: setTarget } = useDroppable({ id });
  const { attributes, listeners, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({ id });
  const setTile = useCallback(
    (element: HTMLElement | null) => {
      setTarget(element);
      setNodeRef(element);
    },
    [setTarget, setNodeRef],
  );
  return { isDragging, setTile, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
}

type ActionsProps = Pick<Props, "index" | "count" | "onMove" | "onEdit" | "onRemove"> & {
  id: string;
  name: string;
};

function TileActions({ id, name, index, count, onMove, onEdit, onRemove }: ActionsProps) {
  return (
    <div className="grid grid-cols-4 gap-x-1 max-sm:grid-cols-2 pointer-coarse:grid-cols-2">
      <Step name={name} to="earlier" id={id} off={index === 0} onClick={() => onMove(index - 1)} />
      <Step name={name} to="later" id={id} off={index === count - 1} onClick={() => onMove(index + 1)} />
      <Button
        variant="ghost"
        size="icon"
        className={wide}
        aria-label={`Crop or rotate ${name}`}
        onClick={onEdit}
      >
        <Crop />
      </Button>
      <Button variant="ghost" size="icon" className={wide} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash />
      </Button>
    </div>
  );
}

type StepProps = { name: string; to: "earlier" | "later"; id: string; off: boolean; onClick: () => void };

function Step({ name, to, id, off, onClick }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={wide}
      aria-label={`Move ${name} ${to}`}
      aria-disabled={off || undefined}
      data-step={`${to} ${id}`}
      onClick={off ? undefined : onClick}
    >
      {to === "earlier" ? <ArrowLeft /> : <ArrowRight />}
    </Button>
  );
}

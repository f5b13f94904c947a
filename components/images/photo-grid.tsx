"use client";

import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { useId, useState, type ReactNode } from "react";
import { photosCopy } from "@/lib/images/photos.copy";
import { moveItem, neighborIndex, type Photo } from "@/lib/images/photos.rules";

type Props = {
  photos: readonly Photo[];
  onReorder: (photos: readonly Photo[]) => void;
  children: (photo: Photo, place: number) => ReactNode;
  after: ReactNode;
};

type Place = { left: number; top: number };

const toNeighbor: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const tiles = [...context.droppableRects.entries()].toSorted(
    ([, a], [, b]) => a.top - b.top || a.left - b.left,
  );
  const over = context.over?.id ?? context.active?.id;
  const place = tiles.findIndex(([id]) => id === over);
  const firstTop = tiles[0]?.[1].top;
  const columns = tiles.filter(([, { top }]) => top === firstTop).length;
  const target: Place | undefined =
    tiles[neighborIndex(event.code, place, { count: tiles.length, columns })]?.[1];
  if (!event.code.startsWith("Arrow")) return undefined;
  event.preventDefault();
  return target ? { x: target.left, y: target.top } : currentCoordinates;
};

function idsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ id }) => id);
}

function applyOrder(photos: readonly Photo[], ids: readonly string[]): Photo[] {
  const rank = (photo: Photo) => (ids.includes(photo.id) ? ids.indexOf(photo.id) : ids.length);
  return photos.toSorted((a, b) => rank(a) - rank(b));
}

export function PhotoGrid({ photos, onReorder, children, after }: Props) {
  const id = useId();
  const [moving, setMoving] = useState<{ id: string; ids: readonly string[] } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbor }),
  );
  const order = moving ? applyOrder(photos, moving.ids) : photos;
  const draggedPhoto = photos.find((photo) => photo.id === moving?.id);
  const count = order.length;
  const placeOf = (photoId: string | number | undefined) => order.findIndex((photo) => photo.id === photoId);

  const announcements: Announcements = {
    onDragStart: ({ active }) => photosCopy.pickedUp(placeOf(active.id) + 1, count),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? photosCopy.movedTo(placeOf(over.id) + 1, count) : undefined,
    onDragEnd: ({ active }) => photosCopy.putDown(placeOf(active.id) + 1, count),
    onDragCancel: () => photosCopy.putBack,
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: photosCopy.instructions },
      }}
      onDragStart={({ active }) => setMoving({ id: String(active.id), ids: idsOf(photos) })}
      onDragOver={({ active, over }) => {
        const next = moveItem(order, placeOf(active.id), placeOf(over?.id));
        setMoving({ id: String(active.id), ids: idsOf(next) });
      }}
      onDragEnd={() => {
        onReorder(order);
        setMoving(null);
      }}
      onDragCancel={() => setMoving(null)}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {order.map(children)}
        {after}
      </ul>
      <DragOverlay dropAnimation={null}>
        {draggedPhoto ? (
          <img
            src={draggedPhoto.url}
            alt=""
            className="shadow-float aspect-4/3 w-full rounded-md object-cover"
          />
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

"use client";

import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { useEffect, useId, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ApplicantDto } from "@/lib/applications/contract";
import { applicationStatusNames, type ApplicationStatus } from "@/lib/applications/rules";
import type { Pipeline } from "@/lib/applications/pipeline.rules";
import { ApplicantCard, applicantElementId } from "./applicant-card";
import { BoardTools } from "./board-tools";
import { FilledPrompt } from "./filled-prompt";
import { usePipeline } from "./use-pipeline";

const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const ids = [...context.droppableRects.keys()];
  const place = ids.indexOf(context.over?.id ?? "");
  const rect = context.droppableRects.get(ids[place + step] ?? "");
  return rect ? { x: rect.left, y: rect.top } : currentCoordinates;
};

const columnUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};

const nameOf = (status: unknown) => applicationStatusNames[status as ApplicationStatus];

type Find = (id: unknown) => ApplicantDto | undefined;

function announcementsOf(find: Find): Announcements {
  return {
    onDragStart: ({ active }) => `${find(active.id)?.name ?? ""} picked up.`,
    onDragOver: ({ over }) => (over ? `Over ${nameOf(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Moved to ${nameOf(over.id)}.` : "Put back."),
    onDragCancel: () => "Put back.",
  };
}

export function PipelineBoard(pipeline: Pipeline) {
  const { columns, move, last, undo, showMore, noteDeclined, loading } = usePipeline(pipeline);
  const [placed, setPlaced] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!placed) return;
    document
      .getElementById(applicantElementId(placed.id))
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [placed]);

  const moveIntoView: Move = (applicant, to) => {
    move(applicant, to);
    setPlaced({ id: applicant.id });
  };

  return (
    <>
      <BoardTools job={pipeline.job} columns={columns} onDeclined={noteDeclined} />
      <div role="status" className="min-h-9">
        {last ? (
          <p className="flex flex-wrap items-center gap-3">
            {last.applicant.name} moved to {nameOf(last.to)}.
            <Button variant="secondary" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        ) : null}
      </div>
      <FilledPrompt job={pipeline.job} columns={pipeline.columns} />
      <DragArea applicants={columns.flatMap(({ applicants }) => applicants)} onMove={moveIntoView}>
        <div className="grid gap-3 lg:flex lg:overflow-x-auto lg:pb-4">
          {columns.map((column) => (
            <Column
              key={column.status}
              column={column}
              isLoading={loading === column.status}
              onMore={(cursor) => void showMore(column.status, cursor)}
              onMove={moveIntoView}
            />
          ))}
        </div>
      </DragArea>
    </>
  );
}

type Move = (applicant: ApplicantDto, to: ApplicationStatus) => void;

type DragProps = { applicants: readonly ApplicantDto[]; onMove: Move; children: ReactNode };

function DragArea({ applicants, onMove, children }: DragProps) {
  const id = useId();
  const [moving, setMoving] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const find: Find = (key) => applicants.find((applicant) => applicant.id === key);
  const dragged = find(moving);

  function drop({ active, over }: DragEndEvent): void {
    const applicant = find(active.id);
    setMoving(null);
    if (applicant && over && over.id !== "withdrawn") onMove(applicant, over.id as ApplicationStatus);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: announcementsOf(find),
        screenReaderInstructions: {
          draggable:
            "Press space to pick up, arrow keys to choose a column, space to put down, escape to cancel.",
        },
      }}
      onDragStart={({ active }) => setMoving(String(active.id))}
      onDragCancel={() => setMoving(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <p className="bg-card shadow-float rounded-md border p-3 font-semibold">{dragged.name}</p>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

type ColumnProps = {
  column: Pipeline["columns"][number];
  isLoading: boolean;
  onMore: (cursor: string) => void;
  onMove: Move;
};

function Column({ column, isLoading, onMore, onMove }: ColumnProps) {
  const { status, total, applicants, next } = column;
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: status === "withdrawn" });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={`bg-muted grid content-start gap-3 rounded-xl border p-3 ${isOver ? "border-ring" : "border-transparent"} ${total === 0 ? "lg:shrink-0" : "lg:min-w-56 lg:flex-1"}`}
    >
      <h2
        id={`column-${status}`}
        className={`flex justify-between gap-2 font-semibold ${total === 0 ? "lg:[writing-mode:vertical-rl]" : ""}`}
      >
        {nameOf(status)}
        <span className="text-muted-foreground tabular-nums">{total}</span>
      </h2>
      <ul role="list" className="grid gap-3">
        {applicants.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} onMove={(to) => onMove(applicant, to)} />
        ))}
      </ul>
      {next ? (
        <Button
          variant="secondary"
          size="sm"
          pending={isLoading}
          aria-label={`Show more: ${nameOf(status)}`}
          onClick={() => onMore(next)}
        >
          Show more
        </Button>
      ) : null}
    </section>
  );
}

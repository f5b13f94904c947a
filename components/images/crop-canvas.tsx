"use client";

import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { Label } from "@/components/ui/label";
import { cropSide, dragBy, frameOf, clampCrop, maxZoom, type Crop, type View } from "@/lib/images/crop.rules";
import { cn } from "@/lib/shared/cn";
import { drawFrame, type Picture } from "./draw";

type Props = {
  picture: Picture;
  aspect: number;
  crop: Crop;
  onChange: (change: (now: Crop) => Crop) => void;
  className?: string;
};

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [16, 0],
  ArrowRight: [-16, 0],
  ArrowUp: [0, 16],
  ArrowDown: [0, -16],
};

type Move = (dx: number, dy: number) => void;

/** Handlers that drag with a pointer or move with the arrow keys; distances are in CSS pixels. */
function useDrag(move: Move) {
  const from = useRef<{ x: number; y: number }>(undefined);

  function stop(): void {
    from.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent): void {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent): void {
      if (!from.current) return;
      move(x - from.current.x, y - from.current.y);
      from.current = { x, y };
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onKeyDown(event: KeyboardEvent): void {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      move(...step);
    },
  };
}

export function CropCanvas({ picture, aspect, crop, onChange, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomId = useId();
  const view: View = { size: picture, aspect };
  const dragHandlers = useDrag((dx, dy) => {
    const frame = canvas.current?.clientWidth || cropSide;
    onChange((now) => dragBy(now, view, { dx, dy, frame }));
  });

  useEffect(() => {
    if (canvas.current) drawFrame(canvas.current, picture, frameOf(crop, { size: picture, aspect }));
  }, [crop, picture, aspect]);

  return (
    <>
      <canvas
        ref={canvas}
        width={cropSide}
        height={Math.round(cropSide / aspect)}
        role="img"
        tabIndex={0}
        data-autofocus
        aria-label="Visible part of the picture. Use the arrow keys to move it."
        className={cn("max-h-[50dvh] max-w-full cursor-move touch-none", className)}
        {...dragHandlers}
      />
      <div className="grid w-full max-w-72 gap-1">
        <Label htmlFor={zoomId}>Enlarge</Label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          className="accent-primary h-11 w-full"
          onChange={(event) =>
            onChange((now) => clampCrop({ ...now, zoom: Number(event.target.value) }, view))
          }
        />
      </div>
    </>
  );
}

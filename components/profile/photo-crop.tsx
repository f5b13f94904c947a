"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { cropSide, dragBy, keepInside, maxZoom, squareOf, wholeCrop } from "@/lib/images/crop/rules";

type Props = {
  picture: ImageBitmap;
  onCancel: () => void;
  onCropped: (blob: Blob) => void;
};

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [16, 0],
  ArrowRight: [-16, 0],
  ArrowUp: [0, 16],
  ArrowDown: [0, -16],
};

/** Chooses the square of a picture: drag or arrow keys move it, the slider enlarges it. */
export function PhotoCrop({ picture, onCancel, onCropped }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const [crop, setCrop] = useState(wholeCrop);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { left, top, side } = squareOf(crop, picture);
    // A picture with glass in it stands on paper, as it will on the site.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, cropSide, cropSide);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, left, top, side, side, 0, 0, cropSide, cropSide);
  }, [crop, picture]);

  function move(dx: number, dy: number): void {
    const frame = canvas.current?.clientWidth || cropSide;
    setCrop((now) => dragBy(now, picture, { dx, dy, frame }));
  }

  function onPointerDown(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove({ clientX: x, clientY: y }: PointerEvent): void {
    if (!from.current) return;
    move(x - from.current.x, y - from.current.y);
    from.current = { x, y };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  }

  function use(): void {
    canvas.current?.toBlob((blob) => (blob ? onCropped(blob) : onCancel()), "image/jpeg", 0.92);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title="Choose the part to show"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={use}>Use photo</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <canvas
          ref={canvas}
          width={cropSide}
          height={cropSide}
          role="img"
          tabIndex={0}
          data-autofocus
          aria-label="The part of the picture that shows. Arrow keys move it."
          className="aspect-square w-full max-w-72 cursor-move touch-none rounded-full"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => (from.current = undefined)}
          onPointerCancel={() => (from.current = undefined)}
          onKeyDown={onKeyDown}
        />
        <div className="grid w-full max-w-72 gap-1">
          <Label htmlFor="photo-zoom">Enlarge</Label>
          <input
            id="photo-zoom"
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            className="accent-primary h-11 w-full"
            onChange={(event) =>
              setCrop((now) => keepInside({ ...now, zoom: Number(event.target.value) }, picture))
            }
          />
        </div>
      </div>
    </Dialog>
  );
}

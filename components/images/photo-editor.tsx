"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RotateCw } from "@/components/ui/deferred-icons";
import { frameOf, maxCropSide, outputSize, wholeCrop } from "@/lib/images/crop.rules";
import { photosCopy } from "@/lib/images/photos.copy";
import type { Photo } from "@/lib/images/photos.rules";
import { imageUrl } from "@/lib/images/rules";
import { CropCanvas } from "./crop-canvas";
import { cropToFile, turnRight, type Picture } from "./draw";

const shapes = [
  { label: "Original", aspect: null },
  { label: "Wide 4:3", aspect: 4 / 3 },
  { label: "Square", aspect: 1 },
];

async function open(photo: Photo, source: Blob | undefined): Promise<ImageBitmap> {
  if (source) return createImageBitmap(source);
  const response = await fetch(imageUrl(photo.name, 1280));
  if (!response.ok) throw new Error(`The photo answered ${response.status}`);
  return createImageBitmap(await response.blob());
}

function usePicture(photo: Photo, source: Blob | undefined) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    open(photo, source).then(
      (opened) => (gone ? opened.close() : setPicture(opened)),
      () => setFailed(!gone),
    );
    return () => {
      gone = true;
    };
  }, [photo, source]);

  return { picture, setPicture, failed, setFailed };
}

type Props = {
  photo: Photo;
  source: Blob | undefined;
  onCancel: () => void;
  onDone: (blob: Blob) => void;
};

export function PhotoEditor({ photo, source, onCancel, onDone }: Props) {
  const { picture, setPicture, failed, setFailed } = usePicture(photo, source);
  const [shape, setShape] = useState<number | null>(null);
  const [crop, setCrop] = useState(wholeCrop);

  const aspect = picture ? (shape ?? picture.width / picture.height) : 1;

  function turn(): void {
    if (!picture) return;
    setPicture(turnRight(picture));
    setCrop(wholeCrop);
  }

  async function use(): Promise<void> {
    if (!picture) return;
    const frame = frameOf(crop, { size: picture, aspect });
    const blob = await cropToFile(picture, frame, outputSize(frame, maxCropSide));
    if (blob) onDone(blob);
    else setFailed(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onCancel())}
      title="Crop or rotate"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!picture} onClick={() => void use()}>
            Use photo
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        {failed ? <Alert variant="harm">{photosCopy.notOpened}</Alert> : null}
        {picture ? (
          <CropCanvas
            picture={picture}
            aspect={aspect}
            crop={crop}
            onChange={setCrop}
            className="rounded-md"
          />
        ) : null}
        <div className="flex flex-wrap justify-center gap-2">
          <ShapeChoice shape={shape} onChange={setShape} />
          <Button variant="secondary" size="sm" disabled={!picture} onClick={turn}>
            <RotateCw />
            Rotate
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type ShapeProps = { shape: number | null; onChange: (aspect: number | null) => void };

function ShapeChoice({ shape, onChange }: ShapeProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Shape</legend>
      {shapes.map(({ label, aspect }) => (
        <Button
          key={label}
          variant={shape === aspect ? "soft" : "secondary"}
          size="sm"
          aria-pressed={shape === aspect}
          onClick={() => onChange(aspect)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

"use client";

import { useState } from "react";
import { CropCanvas } from "@/components/images/crop-canvas";
import { cropToFile } from "@/components/images/draw";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { cropSide, frameOf, wholeCrop } from "@/lib/images/crop.rules";

type Props = {
  picture: ImageBitmap;
  onCancel: () => void;
  onCropped: (blob: Blob) => void;
};

export function PhotoCrop({ picture, onCancel, onCropped }: Props) {
  const [crop, setCrop] = useState(wholeCrop);

  async function use(): Promise<void> {
    const frame = frameOf(crop, { size: picture, aspect: 1 });
    const blob = await cropToFile(picture, frame, { width: cropSide, height: cropSide });
    if (blob) onCropped(blob);
    else onCancel();
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
          <Button onClick={() => void use()}>Use photo</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <CropCanvas
          picture={picture}
          aspect={1}
          crop={crop}
          onChange={setCrop}
          className="aspect-square w-full max-w-72 rounded-full"
        />
      </div>
    </Dialog>
  );
}

"use client";

import { clsx as cx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { imageLoadingProps } from "@/components/images/image-loading";
import { useImageRecovery } from "@/components/images/hooks";
import { srcSetOf } from "@/lib/images/rules";
import type { PhotoDto } from "@/lib/listings/contract";

type Props = {
  photo: PhotoDto;
  sizes: string;
  first: boolean;
  fit: string;
  alone: boolean;
  onLost: () => void;
};

export function GalleryPicture({ photo, sizes, first, fit, alone, onLost }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const recover = useImageRecovery();
  const [recovered, setRecovered] = useState<string | null>(null);

  async function onError() {
    const dataUrl = recovered ? null : await recover(photo.url);
    if (dataUrl) setRecovered(dataUrl);
    else onLost();
  }

  const failed = useRef(onError);
  useEffect(() => {
    failed.current = onError;
  });

  // The image may have failed before hydration.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) void failed.current();
  }, []);

  return (
    <span
      className={cx("bg-muted block size-full bg-cover bg-center", alone && "md:bg-contain md:bg-no-repeat")}
      style={photo.blurDataUrl ? { backgroundImage: `url(${photo.blurDataUrl})` } : undefined}
    >
      <img
        ref={image}
        src={recovered ?? photo.url}
        srcSet={recovered ? undefined : srcSetOf(photo.url)}
        sizes={sizes}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={first ? "eager" : "lazy"}
        {...imageLoadingProps[first ? "first" : "lazy"]}
        className={`size-full transition-[filter] duration-150 hover:brightness-95 ${fit}`}
        onError={() => void onError()}
      />
    </span>
  );
}

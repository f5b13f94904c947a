"use client";

import { useRef, useState, type ReactNode } from "react";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { imageLoadingProps } from "./image-loading";
import { useImageRecovery } from "./hooks";

type Props = {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  /** `lazy` waits until the image is within 50 px of the viewport; `first` is the one the page waits for. */
  loading: "first" | "eager" | "lazy";
  className?: string;
  fallback: ReactNode;
  onLost?: () => void;
};

const rootMargin = "50px";

/**
 * On failure, requests a recovered copy before showing the fallback (spec section 4). Visitors without JavaScript get a
 * plain image of one size.
 */
export function SafeImage({ fallback, onLost, loading, alt, ...image }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const checked = useRef(false);
  const recover = useImageRecovery();
  const near = useNearViewport(frame, { margin: rootMargin, initially: loading !== "lazy" });
  const [recovered, setRecovered] = useState<string | null>(null);
  const [lost, setLost] = useState(false);

  async function fail(): Promise<void> {
    const dataUrl = recovered ? null : await recover(image.src);
    if (dataUrl) {
      setRecovered(dataUrl);
      return;
    }
    setLost(true);
    onLost?.();
  }

  /** The image may have failed before hydration. */
  function check(element: HTMLImageElement | null): void {
    if (!element || checked.current) return;
    checked.current = true;
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) void fail();
  }

  if (lost) return onLost ? null : fallback;
  if (!near) {
    return (
      <span ref={frame} className={`block ${image.className ?? ""}`}>
        <noscript>
          <img src={image.src} alt={alt} loading="lazy" className={image.className} />
        </noscript>
      </span>
    );
  }
  return (
    <img
      ref={check}
      {...image}
      alt={alt}
      src={recovered ?? image.src}
      srcSet={recovered ? undefined : image.srcSet}
      // React preloads server-rendered images unless their priority is low; only the first should be preloaded.
      {...imageLoadingProps[loading]}
      onError={() => void fail()}
    />
  );
}

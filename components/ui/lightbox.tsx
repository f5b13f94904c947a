"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { buttonVariants } from "./button-variants";
import { X } from "./icons";
import { ChevronLeft, ChevronRight } from "./deferred-icons";

type LightboxPicture = {
  url: string;
  srcSet?: string;
  width: number;
  height: number;
  alt: string;
};

type LightboxProps = {
  label: string;
  pictures: readonly LightboxPicture[];
  start: number;
  onClose: (index: number) => void;
};

/** `index` is the picture in view; `go` sets it immediately, although scrolling there passes other pictures. */
function useStrip(start: number, last: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const heading = useRef<number | null>(null);

  useEffect(() => {
    const element = strip.current;
    element?.scrollTo({ left: start * element.clientWidth, behavior: "instant" });
  }, [start]);

  function go(to: number) {
    const element = strip.current;
    const next = Math.min(Math.max(to, 0), last);
    heading.current = next;
    setIndex(next);
    element?.scrollTo({ left: next * element.clientWidth });
  }

  function onScroll() {
    const element = strip.current;
    if (!element) return;
    const at = Math.round(element.scrollLeft / element.clientWidth);
    if (heading.current !== null && heading.current !== at) return;
    heading.current = null;
    setIndex(at);
  }

  function onGrab() {
    heading.current = null;
  }

  return { strip, index, go, onScroll, onGrab };
}

export function Lightbox({ label, pictures, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = pictures.length - 1;
  // Before the strip scrolls to its picture, which needs the size of the open dialog.
  useEffect(() => dialog.current?.showModal(), []);
  const { strip, index, go, onScroll, onGrab } = useStrip(start, last);

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  return (
    <dialog
      ref={dialog}
      data-slot="lightbox"
      aria-label={label}
      className="bg-background text-foreground backdrop:bg-background h-dvh max-h-none w-full max-w-none opacity-0 transition-opacity open:flex open:flex-col open:opacity-100 starting:open:opacity-0"
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <LightboxHead count={pictures.length} index={index} onClose={() => dialog.current?.close()} />
      <ul
        ref={strip}
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth focus-visible:-outline-offset-4"
        onScroll={onScroll}
        onPointerDown={onGrab}
        onWheel={onGrab}
      >
        {pictures.map((picture, at) => (
          <Picture key={picture.url} picture={picture} distance={Math.abs(at - index)} />
        ))}
      </ul>
      <p className="mx-auto min-h-14 max-w-prose px-4 py-3 text-center text-sm" aria-hidden>
        {pictures[index]?.alt}
      </p>
      <LightboxStep side="left" disabled={index === 0} onClick={() => go(index - 1)} />
      <LightboxStep side="right" disabled={index === last} onClick={() => go(index + 1)} />
    </dialog>
  );
}

type HeadProps = { count: number; index: number; onClose: () => void };

function LightboxHead({ count, index, onClose }: HeadProps) {
  return (
    <div className="flex items-center justify-between gap-4 p-2 pl-4">
      <p className="tabular-nums" aria-live="polite">
        {index + 1} of {count}
      </p>
      <button
        type="button"
        aria-label="Close"
        className={buttonVariants({ variant: "ghost", size: "icon" })}
        onClick={onClose}
      >
        <X />
      </button>
    </div>
  );
}

function Picture({ picture, distance }: { picture: LightboxPicture; distance: number }) {
  const { url, srcSet, width, height, alt } = picture;
  return (
    <li
      inert={distance > 0}
      className="flex w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-3 md:px-20"
    >
      <img
        src={url}
        srcSet={srcSet}
        sizes="100vw"
        width={width}
        height={height}
        alt={alt}
        loading={distance <= 1 ? "eager" : "lazy"}
        decoding="async"
        className="max-h-full min-h-0 w-auto max-w-full object-contain"
      />
    </li>
  );
}

type StepProps = { side: "left" | "right"; disabled: boolean; onClick: () => void };

function LightboxStep({ side, disabled, onClick }: StepProps) {
  const Arrow = side === "left" ? ChevronLeft : ChevronRight;
  return (
    <div
      className={`absolute top-1/2 -translate-y-1/2 max-md:hidden ${side === "left" ? "left-4" : "right-4"}`}
    >
      <button
        type="button"
        aria-label={side === "left" ? "Previous photo" : "Next photo"}
        aria-disabled={disabled}
        className={`${buttonVariants({ variant: "secondary", size: "icon" })} rounded-full`}
        onClick={disabled ? undefined : onClick}
      >
        <Arrow />
      </button>
    </div>
  );
}

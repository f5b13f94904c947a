"use client";

import { Modal, type ModalProps } from "./modal";

const sides = {
  right: [
    "mr-0 ml-auto h-dvh max-h-none w-[min(360px,calc(100%-48px))] max-w-none rounded-l-xl",
    "translate-x-full open:translate-x-0 starting:open:translate-x-full",
  ].join(" "),
  bottom: [
    "mx-auto mt-auto mb-0 max-h-[calc(100dvh-48px)] w-full max-w-2xl rounded-t-xl",
    "translate-y-full open:translate-y-0 starting:open:translate-y-full",
  ].join(" "),
};

type SheetProps = ModalProps & { side?: keyof typeof sides };

/** A panel that slides in from an edge. Load it on first use: public pages hold no drawer code. */
export function Sheet({ side = "right", ...props }: SheetProps) {
  return <Modal slot="sheet" className={`duration-200 ${sides[side]}`} {...props} />;
}

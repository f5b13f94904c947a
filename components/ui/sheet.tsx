"use client";

import { Modal, type ModalProps } from "./modal";

const responsive = [
  "max-md:mx-auto max-md:mt-auto max-md:mb-0 max-md:max-h-[calc(100dvh-48px)] max-md:w-full max-md:max-w-2xl max-md:rounded-t-xl",
  "max-md:translate-y-full max-md:open:translate-y-0 max-md:starting:open:translate-y-full",
  "md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:max-w-none md:rounded-l-xl",
  "md:translate-x-full md:open:translate-x-0 md:starting:open:translate-x-full",
].join(" ");

const sides = {
  right: [
    "mr-0 ml-auto h-dvh max-h-none w-[min(360px,calc(100%-48px))] max-w-none rounded-l-xl",
    "translate-x-full open:translate-x-0 starting:open:translate-x-full",
  ].join(" "),
  bottom: [
    "mx-auto mt-auto mb-0 max-h-[calc(100dvh-48px)] w-full max-w-2xl rounded-t-xl",
    "translate-y-full open:translate-y-0 starting:open:translate-y-full",
  ].join(" "),
  responsive: [responsive, "md:w-[28rem]"].join(" "),
  wide: [responsive, "md:w-[42rem]"].join(" "),
};

type SheetProps = ModalProps & { side?: keyof typeof sides };

export function Sheet({ side = "right", ...props }: SheetProps) {
  return <Modal slot="sheet" className={`duration-200 ${sides[side]}`} {...props} />;
}

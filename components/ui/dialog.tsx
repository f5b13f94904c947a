"use client";

import { Modal, type ModalProps } from "./modal";

const look = [
  "m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] rounded-xl",
  "translate-y-2 opacity-0 open:translate-y-0 open:opacity-100",
  "starting:open:translate-y-2 starting:open:opacity-0",
].join(" ");

/** Load it on first use: public pages contain no dialog code. */
export function Dialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Modal slot="dialog" className={`${look} ${wide ? "max-w-2xl" : "max-w-lg"}`} {...props} />;
}

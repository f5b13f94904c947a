import type { RefObject } from "react";
import { attachableTypes } from "./attachment-rules";

type Props = { input: RefObject<HTMLInputElement | null>; onFiles: (files: File[]) => void };

export function AttachmentInput({ input, onFiles }: Props) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label="Files to attach"
      accept={attachableTypes}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}

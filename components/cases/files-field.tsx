"use client";

import { useId, useRef } from "react";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { AttachmentList } from "@/components/messages/attachment-list";
import { attachableTypes } from "@/components/messages/attachment-rules";
import type { Attachments } from "@/components/messages/use-attachments";
import { Button } from "@/components/ui/button";

export function FilesField({ attachments }: { attachments: Attachments }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();
  return (
    <div {...listProps} role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <span id={id} className="text-sm font-semibold">
        Pictures or PDFs (optional)
      </span>
      <AttachmentList attachments={attachments} onRemoved={onRemoved} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachableTypes}
        aria-label="Pictures or PDFs"
        onChange={(event) => {
          attachments.add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        data-add-row
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        Add files
      </Button>
    </div>
  );
}

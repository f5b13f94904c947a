"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem } from "@/components/ui/menu";
import { MessageSquare, SquarePlus, Upload } from "@/components/ui/deferred-icons";
import { AttachmentInput } from "./attachment-input";

const QuickReplies = lazy(() =>
  import("./quick-replies").then((module) => ({ default: module.QuickReplies })),
);

type Props = { text: string; onFiles: (files: File[]) => void; onQuickReply: (text: string) => void };

export function ComposerMenu({ text, onFiles, onQuickReply }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState({ open: false, count: 0 });
  return (
    <>
      <Menu
        label="Add to message"
        align="start"
        triggerClassName={buttonVariants({ variant: "ghost", size: "icon" })}
        trigger={<SquarePlus />}
      >
        <MenuItem icon={Upload} onSelect={() => chooser.current?.click()}>
          Attach photos or PDFs
        </MenuItem>
        <MenuItem
          icon={MessageSquare}
          onSelect={() => setOpened(({ count }) => ({ open: true, count: count + 1 }))}
        >
          Quick replies
        </MenuItem>
      </Menu>
      <AttachmentInput input={chooser} onFiles={onFiles} />
      {opened.count > 0 ? (
        <Suspense>
          <QuickReplies
            key={opened.count}
            text={text}
            open={opened.open}
            onOpenChange={(open) => setOpened({ ...opened, open })}
            onChoose={(words) => {
              setOpened({ ...opened, open: false });
              onQuickReply(words);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

"use client";

import { lazy, Suspense, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Bell, Star } from "@/components/ui/icons";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import {
  Ban,
  BellOff,
  EllipsisVertical,
  Flag,
  Package,
  Store,
  Trash,
  Undo,
} from "@/components/ui/deferred-icons";
import type { ConversationDto } from "@/lib/messages/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { BlockDialog } from "./block-dialog";
import { useBlock } from "./block-hooks";
import { useArchive, useDeleteConversation, useMute } from "./inbox-hooks";

const ReportDialog = lazy(() =>
  import("@/components/reports/report-dialog").then((module) => ({ default: module.ReportDialog })),
);

type Props = {
  conversation: ConversationDto;
  lastReceivedId: string | undefined;
  canReview: boolean;
};

export function ThreadMenu({ conversation, lastReceivedId, canReview }: Props) {
  const { other, obstacle, subject } = conversation;
  const [asksToBlock, setAsksToBlock] = useState(false);
  const [reports, setReports] = useState<boolean>();
  const block = useBlock(other);
  const isBlocked = obstacle === "you_blocked";

  return (
    <>
      <Menu
        label="Conversation options"
        triggerClassName={buttonVariants({ variant: "ghost", size: "icon" })}
        trigger={<EllipsisVertical />}
      >
        <InboxItems conversation={conversation} />
        {other.vendorId ? (
          <MenuLink icon={Store} href={hrefs.vendor(other.vendorId)}>
            View profile
          </MenuLink>
        ) : null}
        {canReview ? (
          <MenuLink icon={Star} href={hrefs.reviews(`listing=${subject.id}`)}>
            Write a review
          </MenuLink>
        ) : null}
        <MenuSeparator />
        {lastReceivedId ? (
          <MenuItem icon={Flag} onSelect={() => setReports(true)}>
            Report message
          </MenuItem>
        ) : null}
        <MenuItem icon={Ban} onSelect={() => (isBlocked ? block.mutate(false) : setAsksToBlock(true))}>
          {isBlocked ? `Unblock ${other.name}` : `Block ${other.name}`}
        </MenuItem>
      </Menu>
      <BlockDialog
        name={other.name}
        open={asksToBlock}
        onOpenChange={setAsksToBlock}
        onBlock={() => {
          setAsksToBlock(false);
          block.mutate(true);
        }}
      />
      {reports === undefined || !lastReceivedId ? null : (
        <Suspense>
          <ReportDialog
            reported={{ subject: "message", subjectId: lastReceivedId, name: "this message" }}
            open={reports}
            onOpenChange={setReports}
          />
        </Suspense>
      )}
    </>
  );
}

function InboxItems({ conversation }: Pick<Props, "conversation">) {
  const { archived, muted } = conversation;
  const archive = useArchive();
  const mute = useMute();
  const remove = useDeleteConversation();
  return (
    <>
      <MenuItem icon={archived ? Undo : Package} onSelect={() => archive.mutate(conversation)}>
        {archived ? "Move to inbox" : "Archive"}
      </MenuItem>
      <MenuItem icon={muted ? Bell : BellOff} onSelect={() => mute.mutate(conversation)}>
        {muted ? "Unmute" : "Mute"}
      </MenuItem>
      <MenuItem icon={Trash} onSelect={() => remove.mutate(conversation.id)}>
        Delete conversation
      </MenuItem>
    </>
  );
}

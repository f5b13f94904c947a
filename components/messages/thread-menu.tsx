"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem, MenuLink } from "@/components/ui/menu";
import { EllipsisVertical, Package, Store, Undo } from "@/components/ui/more-icons";
import type { ConversationDto } from "@/lib/messages/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { useArchive } from "./inbox-hooks";

/** What one may do with a conversation besides writing in it. */
export function ThreadMenu({ conversation }: { conversation: ConversationDto }) {
  const { archived, other } = conversation;
  const archive = useArchive();
  return (
    <Menu
      label="Conversation options"
      triggerClassName={buttonVariants({ variant: "ghost", size: "icon" })}
      trigger={<EllipsisVertical />}
    >
      <MenuItem icon={archived ? Undo : Package} onSelect={() => archive.mutate(conversation)}>
        {archived ? "Move to inbox" : "Archive"}
      </MenuItem>
      {other.vendorId ? (
        <MenuLink icon={Store} href={hrefs.vendor(other.vendorId)}>
          View profile
        </MenuLink>
      ) : null}
    </Menu>
  );
}

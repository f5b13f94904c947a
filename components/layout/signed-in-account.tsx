"use client";

import { UnreadLink } from "@/components/messages/unread-link";
import { NotificationBell } from "@/components/notifications/bell";
import { UserAvatar } from "@/components/users/avatar";
import type { UserDto } from "@/lib/users/contract";
import { AccountMenu } from "./account-menu";
import { DrawerButton } from "./drawer-button";

export function SignedInAccount({ user }: { user: UserDto }) {
  return (
    <>
      <UnreadLink />
      <NotificationBell userId={user.id} />
      <DrawerButton user={user} className="lg:hidden">
        <UserAvatar user={user} />
      </DrawerButton>
      <div className="max-lg:hidden">
        <AccountMenu user={user} />
      </div>
    </>
  );
}

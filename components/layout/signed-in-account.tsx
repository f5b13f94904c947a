"use client";

import { useLogout } from "@/components/auth/session-hooks";
import { UnreadLink } from "@/components/messages/unread-link";
import { NotificationBell } from "@/components/notifications/bell";
import { LogOut } from "@/components/ui/deferred-icons";
import { UserAvatar } from "@/components/users/avatar";
import type { UserDto } from "@/lib/users/contract";
import { accountLinks } from "./account-items";
import { AccountMenu } from "./account-menu";
import { DrawerButton } from "./drawer-button";
import { MenuList } from "./menu-list";

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

/** It's in this file because the bundler would copy the code that both accounts share into another chunk. */
export function SignedInMobileAccount({ user }: { user: UserDto }) {
  const logOut = useLogout();
  return (
    <>
      <MenuList links={accountLinks(user)} />
      <button type="button" data-closes className="menu-row" onClick={logOut}>
        <LogOut />
        Logout
      </button>
    </>
  );
}

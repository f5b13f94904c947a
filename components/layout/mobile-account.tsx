"use client";

import { useLogout } from "@/components/auth/session-hooks";
import { LogOut } from "@/components/ui/deferred-icons";
import type { UserDto } from "@/lib/users/contract";
import { accountLinks } from "./account-items";
import { MenuList } from "./menu-list";

export function MobileAccount({ user }: { user: UserDto }) {
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

"use client";

import { lazy, Suspense } from "react";
import { useLogout } from "@/components/auth/session-hooks";
import { ChevronDown } from "@/components/ui/icons";
import { useInstall } from "@/components/pwa/use-install";
import { Download, LogOut } from "@/components/ui/deferred-icons";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { UserAvatar } from "@/components/users/avatar";
import { pwaCopy } from "@/lib/pwa/copy";
import type { UserDto } from "@/lib/users/contract";
import { displayName } from "@/lib/users/rules";
import { accountLinks } from "./account-items";

const InstallGuide = lazy(() =>
  import("@/components/pwa/install-guide").then((module) => ({ default: module.InstallGuide })),
);

export function AccountMenu({ user }: { user: UserDto }) {
  const logOut = useLogout();
  const { isSuggested, stage, start, finish, dismiss } = useInstall();
  const name = displayName(user);
  return (
    <>
      <Menu
        label={`Account menu of ${name}`}
        triggerClassName="flex h-11 max-w-36 items-center gap-2 rounded-full py-0.5 pr-3 pl-0.5 font-medium hover:bg-accent aria-expanded:bg-accent"
        trigger={
          <>
            <UserAvatar user={user} />
            <span className="truncate">{user.firstName || user.username}</span>
            <ChevronDown className="text-muted-foreground size-4" />
          </>
        }
      >
        {accountLinks(user).map(({ label, href, icon }) => (
          <MenuLink key={href} href={href} icon={icon}>
            {label}
          </MenuLink>
        ))}
        <MenuSeparator />
        {isSuggested ? (
          <MenuItem icon={Download} onSelect={start}>
            {pwaCopy.install}
          </MenuItem>
        ) : null}
        <MenuItem icon={LogOut} onSelect={logOut}>
          Logout
        </MenuItem>
      </Menu>
      {stage === "guide" ? (
        <Suspense fallback={null}>
          <InstallGuide open onDone={finish} onDismiss={dismiss} />
        </Suspense>
      ) : null}
    </>
  );
}

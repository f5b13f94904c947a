"use client";

import { useLogout } from "@/components/auth/session-hooks";
import { InstallButton } from "@/components/pwa/install-button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Icon } from "@/components/ui/icon";
import { LogIn, LogOut, Store } from "@/components/ui/deferred-icons";
import { Sheet } from "@/components/ui/sheet";
import { UserAvatar } from "@/components/users/avatar";
import type { UserDto } from "@/lib/users/contract";
import { displayName } from "@/lib/users/rules";
import { drawerAccountLinks, mayBecomeVendor, roleLabels } from "./account-items";
import { AuthLink } from "./auth-link";
import { browseLinks, type NavItem } from "./nav-items";
import { NavLink } from "./nav-link";
import { ThemeToggle } from "./theme-toggle";

const headingLook = "px-3 text-sm font-semibold text-muted-foreground";
const rowLook =
  "flex h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-accent active:bg-accent aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary";

type SideDrawerProps = { user: UserDto | null; open: boolean; onOpenChange: (open: boolean) => void };

export function SideDrawer({ user, open, onOpenChange }: SideDrawerProps) {
  const logOut = useLogout();
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Account"
      heading={user ? <UserSummary user={user} /> : undefined}
    >
      <div className="flex min-h-full flex-col gap-6 pt-2">
        <DrawerSection title="Browse" links={browseLinks} onFollow={close} />
        {user ? (
          <DrawerSection title="Account" links={drawerAccountLinks(user.role)} onFollow={close} />
        ) : (
          <nav aria-label="Account">
            <h3 className={headingLook}>Account</h3>
            <AuthLink to="login" className={`mt-1 ${rowLook}`} onClick={close}>
              <LogIn />
              Login
            </AuthLink>
          </nav>
        )}
        {mayBecomeVendor(user?.role ?? null) ? (
          <AuthLink to="vendor" className={buttonVariants({ variant: "secondary" })} onClick={close}>
            <Store />
            Become a Vendor
          </AuthLink>
        ) : null}
        {/* Gone with the drawer, so that nothing opens under a closed one. */}
        {open ? <InstallButton /> : null}
        <div className="mt-auto flex items-center justify-between gap-4 border-t pt-4">
          <ThemeToggle />
          {user ? <LogoutButton icon={LogOut} onLogout={logOut} onDone={close} /> : null}
        </div>
      </div>
    </Sheet>
  );
}

function UserSummary({ user }: { user: UserDto }) {
  return (
    <div data-slot="user-summary" className="flex items-center gap-3">
      <UserAvatar user={user} size="lg" />
      <div className="min-w-0">
        <h2 className="truncate text-lg leading-snug font-semibold">{displayName(user)}</h2>
        <p className="text-muted-foreground text-sm">{roleLabels[user.role]}</p>
      </div>
    </div>
  );
}

type LogoutButtonProps = { icon: Icon; onLogout: () => void; onDone: () => void };

function LogoutButton({ icon: LogoutIcon, onLogout, onDone }: LogoutButtonProps) {
  function leave() {
    onDone();
    onLogout();
  }
  return (
    <button type="button" className={buttonVariants({ variant: "ghost" })} onClick={leave}>
      <LogoutIcon />
      Logout
    </button>
  );
}

type DrawerSectionProps = { title: string; links: readonly NavItem[]; onFollow: () => void };

function DrawerSection({ title, links, onFollow }: DrawerSectionProps) {
  return (
    <nav aria-label={title}>
      <h3 className={headingLook}>{title}</h3>
      <ul className="mt-1">
        {links.map(({ label, href, icon: LinkIcon }) => (
          <li key={href}>
            <NavLink href={href} className={rowLook} onClick={onFollow}>
              <LinkIcon />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

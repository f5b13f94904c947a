"use client";

import { lazy, Suspense, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { UserDto } from "@/lib/users/contract";

const loadDrawer = () => import("./side-drawer").then((module) => ({ default: module.SideDrawer }));
const SideDrawer = lazy(loadDrawer);

type DrawerButtonProps = { user: UserDto | null; className: string; children: React.ReactNode };

export function DrawerButton({ user, className, children }: DrawerButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        data-slot="drawer-button"
        aria-label="Account"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        className={`${buttonVariants({ variant: "ghost", size: "icon" })} rounded-full noscript:hidden ${className}`}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open === null ? null : (
        <Suspense>
          <SideDrawer user={user} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

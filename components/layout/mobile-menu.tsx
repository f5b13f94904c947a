"use client";

import { lazy, Suspense, useId, useRef, type FocusEvent, type MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, X } from "@/components/ui/icons";
import { useCurrentUser } from "@/components/users/hooks";
import { AuthLink } from "./auth-link";
import { Brand, type Site } from "./brand";
import { MenuList } from "./menu-list";
import { mainLinks } from "./nav-items";

const MobileAccount = lazy(() =>
  import("./mobile-account").then((module) => ({ default: module.MobileAccount })),
);

/** The header's menu on phones and tablets: a native popover, so that it opens without script too. */
export function MobileMenu({ site }: { site: Pick<Site, "name" | "logo"> }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { user } = useCurrentUser();

  function closeOnFollow(event: MouseEvent) {
    if ((event.target as Element).closest("a, [data-closes]")) panel.current?.hidePopover();
  }

  function closeOnLeave(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      panel.current?.hidePopover();
  }

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open menu"
        popoverTarget={id}
        className={`${buttonVariants({ variant: "ghost", size: "icon" })} -ml-3`}
      >
        <Menu />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-slot="mobile-menu"
        data-scroll-lock
        className="bg-popover shadow-float backdrop:bg-scrim inset-y-0 right-auto left-0 h-dvh max-h-none w-[min(320px,calc(100%-48px))] -translate-x-full overflow-y-auto overscroll-contain rounded-r-xl transition-all transition-discrete duration-200 backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-200 open:translate-x-0 open:backdrop:opacity-100 starting:open:-translate-x-full starting:open:backdrop:opacity-0"
        onClick={closeOnFollow}
        onBlur={closeOnLeave}
      >
        <div className="flex min-h-full flex-col gap-4 p-4 pt-1.5">
          <div className="flex items-center justify-between">
            <Brand site={site} />
            <button
              type="button"
              aria-label="Close menu"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={`${buttonVariants({ variant: "ghost", size: "icon" })} -mr-2`}
            >
              <X />
            </button>
          </div>
          <nav aria-label="Menu">
            <MenuList links={mainLinks} />
          </nav>
          <div className="mt-auto border-t pt-4">
            {user ? (
              <Suspense>
                <MobileAccount user={user} />
              </Suspense>
            ) : (
              <div className="flex flex-col gap-3">
                <AuthLink to="login" className={buttonVariants()}>
                  Login
                </AuthLink>
                <AuthLink to="vendor" className={buttonVariants({ variant: "secondary" })}>
                  Become a Vendor
                </AuthLink>
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

"use client";

import { lazy, Suspense, useId } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, X } from "@/components/ui/icons";
import { closeOnChange, closeOnFollow, closeOnLeave } from "@/components/ui/sheet-dismissal";
import { useCurrentUser } from "@/components/users/hooks";
import { AuthLink } from "./auth-link";
import { Brand, type Site } from "./brand";
import { MenuList } from "./menu-list";
import { mainLinks } from "./nav-items";

const SignedInMobileAccount = lazy(() =>
  import("./signed-in-account").then((module) => ({ default: module.SignedInMobileAccount })),
);

export function MobileMenu({ site }: { site: Pick<Site, "name" | "logo"> }) {
  const id = useId();

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
        id={id}
        popover="auto"
        data-slot="mobile-menu"
        data-scroll-lock
        className="mobile-menu backdrop:bg-scrim inset-y-0 right-auto left-0 h-dvh max-h-none w-[min(320px,calc(100%-48px))] overflow-visible bg-transparent transition-all transition-discrete duration-200 backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0"
        onClick={closeOnFollow}
        onBlur={closeOnLeave}
        onBeforeToggle={closeOnChange}
      >
        <div className="bg-popover shadow-float flex h-full -translate-x-full flex-col gap-4 overflow-y-auto overscroll-contain rounded-r-xl p-4 pt-1.5 transition-transform duration-200 in-open:translate-x-0 starting:in-open:-translate-x-full">
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
            <Account />
          </div>
        </div>
      </div>
    </div>
  );
}

function Account() {
  const { user } = useCurrentUser();
  if (user) {
    return (
      <Suspense>
        <SignedInMobileAccount user={user} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <AuthLink to="login" className={buttonVariants()}>
        Login
      </AuthLink>
      <AuthLink to="vendor" className={buttonVariants({ variant: "secondary" })}>
        Become a Vendor
      </AuthLink>
    </div>
  );
}

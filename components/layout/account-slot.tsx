"use client";

import { lazy, Suspense, useEffect } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { CircleUserRound } from "@/components/ui/icons";
import { useCurrentUser } from "@/components/users/hooks";
import { AuthLink } from "./auth-link";
import { DrawerButton } from "./drawer-button";

const SignedInAccount = lazy(() =>
  import("./signed-in-account").then((module) => ({ default: module.SignedInAccount })),
);

function Placeholder() {
  return <span aria-hidden className="bg-accent size-10 animate-pulse rounded-full" />;
}

/**
 * Rendered signed out on the server; the boot script's `data-signed-in` shows a placeholder until the user is known.
 * All states have the same width.
 */
export function AccountSlot() {
  const { user, isLoading } = useCurrentUser();

  useEffect(() => {
    if (!isLoading) document.documentElement.toggleAttribute("data-signed-in", user !== null);
  }, [user, isLoading]);

  return (
    <div data-slot="account" className="ml-auto flex h-11 shrink-0 items-center justify-end gap-1 md:w-60">
      {user ? (
        <Suspense fallback={<Placeholder />}>
          <SignedInAccount user={user} />
        </Suspense>
      ) : (
        <SignedOutAccount />
      )}
    </div>
  );
}

function SignedOutAccount() {
  return (
    <>
      <DrawerButton user={null} className="in-data-signed-in:hidden md:hidden">
        <CircleUserRound className="size-6" />
      </DrawerButton>
      <div className="hidden items-center gap-1 md:flex md:in-data-signed-in:hidden">
        <AuthLink to="login" className={buttonVariants({ variant: "ghost" })}>
          Login
        </AuthLink>
        <AuthLink to="vendor" className={buttonVariants({ variant: "secondary" })}>
          Become a Vendor
        </AuthLink>
      </div>
      <div className="hidden in-data-signed-in:flex">
        <Placeholder />
      </div>
    </>
  );
}

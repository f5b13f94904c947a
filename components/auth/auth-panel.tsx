"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { authRedirect } from "@/lib/auth/rules";
import type { Role } from "@/lib/shared/access";
import type { AuthTab } from "./auth-store";
import { AuthTabs } from "./auth-tabs";
import { showRegistered } from "./hooks";
import { ResetDialog } from "./reset-dialog";
import { VendorForm } from "./vendor-form";

type Props = {
  tab: AuthTab;
  as: "customer" | "vendor";
  /** A checked address of this site to go to after the sign-in. */
  next: string | null;
};

/** The auth page: the same forms as the dialogs, in the page. */
export function AuthPanel({ tab: first, as, next }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState(first);
  const [vendor, setVendor] = useState(as === "vendor");
  const [resetting, setResetting] = useState(false);

  function enter({ role }: { role: Role }): void {
    router.replace(next ?? authRedirect(role));
    router.refresh();
  }

  return (
    <>
      <h1 className="text-2xl font-bold">
        {vendor ? "Become a Vendor" : tab === "login" ? "Login" : "Sign Up"}
      </h1>
      {vendor ? (
        <VendorForm
          onRegistered={showRegistered}
          onLogin={() => {
            setVendor(false);
            setTab("login");
          }}
        />
      ) : (
        <AuthTabs
          tab={tab}
          onTab={setTab}
          onSignedIn={enter}
          onRegistered={showRegistered}
          onForgot={() => setResetting(true)}
        />
      )}
      <ResetDialog open={resetting} onOpenChange={setResetting} />
    </>
  );
}

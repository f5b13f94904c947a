"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { SignedInDto } from "@/lib/auth/contract";
import { afterSignIn } from "@/lib/auth/entry/return-path.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { dialogSwitchDelayMs, showAuth, type AuthRequest, type AuthTab } from "./auth-store";
import { AuthTabs } from "./auth-tabs";
import { RegistrationCompleteDialog } from "./complete-dialog";
import { showRegistered } from "./hooks";
import { ResetDialog } from "./reset-dialog";
import { VendorForm } from "./vendor-form";

function close(): void {
  showAuth(null);
}

function useEntry() {
  const router = useRouter();
  const pathname = usePathname();
  return function enter({ role }: SignedInDto, onSuccess: (() => void) | undefined): void {
    close();
    const query = window.location.search;
    const href = afterSignIn({ pathname, query, role, shouldRemainOnPage: onSuccess !== undefined });
    if (href === null) onSuccess?.();
    else if (pathname === hrefs.auth()) router.replace(href);
    else if (pathname !== href) router.push(href);
    router.refresh();
  };
}

/** Only one dialog is open at a time, except 'Reset Password' above the auth dialog. */
export function AuthDialogs({ request }: { request: AuthRequest | null }) {
  const enter = useEntry();
  const [tab, setTab] = useState<AuthTab>("login");
  const [resetting, setResetting] = useState(false);
  const [seen, setSeen] = useState<AuthRequest | null>(null);
  const authRequest = request?.view === "auth" ? request : null;
  const vendor = request?.view === "vendor" ? request : null;

  if (request !== seen) {
    setSeen(request);
    if (authRequest) setTab(authRequest.tab);
  }

  return (
    <>
      <Dialog
        open={authRequest !== null}
        onOpenChange={(open) => (open ? undefined : close())}
        title={tab === "login" ? "Login" : "Sign Up"}
      >
        <AuthTabs
          tab={tab}
          onTab={setTab}
          onSignedIn={(user) => enter(user, authRequest?.onSuccess)}
          onRegistered={showRegistered}
          onForgot={() => setResetting(true)}
        />
      </Dialog>
      <ResetDialog open={resetting} onOpenChange={setResetting} />
      <Dialog
        open={vendor !== null}
        onOpenChange={(open) => (open ? undefined : close())}
        title="Become a Vendor"
      >
        <VendorForm
          onRegistered={showRegistered}
          onLogin={() => {
            close();
            setTimeout(
              () => showAuth({ view: "auth", tab: "login", onSuccess: vendor?.onSuccess }),
              dialogSwitchDelayMs,
            );
          }}
        />
      </Dialog>
      <RegistrationCompleteDialog request={request?.view === "complete" ? request : null} onClose={close} />
    </>
  );
}

"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Tabs } from "@/components/ui/tabs";
import { authCopy } from "@/lib/auth/copy";
import type { SignedInDto } from "@/lib/auth/contract";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import type { AuthTab } from "./auth-store";
import { CustomerForm } from "./customer-form";
import { LoginForm } from "./login-form";
import { useSessionEnded } from "./session-ended";

type Props = {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  onSignedIn: (user: SignedInDto) => void;
  onRegistered: (user: RegisteredDto) => void;
  onForgot: () => void;
};

/** Both tabs stay mounted so that typed input isn't lost. */
export function AuthTabs({ tab, onTab, onSignedIn, onRegistered, onForgot }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hasEnded = useSessionEnded();

  // The focused link is inside the tab that was just hidden.
  useEffect(() => {
    if (!document.activeElement?.closest("[role=tabpanel][hidden]")) return;
    box.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) [data-autofocus]")?.focus();
  }, [tab]);

  return (
    <div ref={box}>
      {hasEnded ? <Alert role="alert" className="mb-4" title={authCopy.signedOutElsewhere} /> : null}
      <Tabs
        label="Login or Sign Up"
        value={tab}
        onValueChange={(id) => onTab(id === "register" ? "register" : "login")}
        tabs={[
          {
            id: "login",
            label: "Login",
            content: (
              <LoginForm onSignedIn={onSignedIn} onForgot={onForgot} onRegister={() => onTab("register")} />
            ),
          },
          {
            id: "register",
            label: "Sign Up",
            content: <CustomerForm onRegistered={onRegistered} onLogin={() => onTab("login")} />,
          },
        ]}
      />
    </div>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { toast } from "@/components/ui/toast-store";
import { registrationCopy } from "@/lib/auth/copy";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import { loginReason } from "@/lib/auth/login.copy";
import type { OidcStep } from "@/lib/auth/oidc/contract";
import { authRedirect } from "@/lib/auth/rules";
import type { Role } from "@/lib/shared/access";
import type { AuthTab } from "./auth-store";
import { AuthTabs } from "./auth-tabs";
import { registrationMessage, showRegistered } from "./hooks";
import { ProviderButton } from "./provider-button";
import { ProviderStep } from "./provider-step";
import { ResetDialog } from "./reset-dialog";
import { VendorForm } from "./vendor-form";

type Props = {
  tab: AuthTab;
  as: "customer" | "vendor";
  next: string | null;
  provider?: { name: string; step: OidcStep | null } | null;
};

export function AuthPanel({ tab: first, as, next, provider = null }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState(first);
  const [vendor, setVendor] = useState(as === "vendor");
  const [resetting, setResetting] = useState(false);
  const [step, setStep] = useState(provider?.step ?? null);

  function enter({ role }: { role: Role }): void {
    router.replace(next ?? authRedirect(role));
    router.refresh();
  }

  function greet(person: RegisteredDto): void {
    if (!next) return showRegistered(person);
    toast({ title: registrationCopy.succeeded, description: registrationMessage(person.emailStatus) });
    enter(person);
  }

  if (provider && step && step.kind !== "problem") {
    return (
      <ProviderStep
        name={provider.name}
        step={step}
        onSignedIn={enter}
        onRegistered={greet}
        onBack={() => setStep(null)}
      />
    );
  }

  const reason = vendor || tab !== "login" ? null : loginReason(next);
  return (
    <>
      <h1 className="text-2xl font-bold">
        {vendor ? "Become a Vendor" : tab === "login" ? "Login" : "Sign Up"}
      </h1>
      {reason ? <p className="text-muted-foreground">{reason}</p> : null}
      {step?.kind === "problem" ? <Alert variant="harm" role="alert" title={step.text} /> : null}
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
      {provider && !vendor ? <ProviderButton name={provider.name} next={next} /> : null}
      <ResetDialog open={resetting} onOpenChange={setResetting} />
    </>
  );
}

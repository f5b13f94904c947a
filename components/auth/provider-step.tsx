"use client";

import { useState } from "react";
import type { SignedInDto } from "@/lib/auth/contract";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import type { OidcStep } from "@/lib/auth/oidc/contract";
import { oidcCopy } from "@/lib/auth/oidc/copy";
import { ProviderLinkForm } from "./provider-link-form";
import { ProviderRegisterForm } from "./provider-register-form";
import { SecondStepForm } from "./second-step-form";

type Props = {
  name: string;
  step: Exclude<OidcStep, { kind: "problem" }>;
  onSignedIn: (user: SignedInDto) => void;
  onRegistered: (user: RegisteredDto) => void;
  onBack: () => void;
};

export function ProviderStep({ name, step, onSignedIn, onRegistered, onBack }: Props) {
  const [challenge, setChallenge] = useState(step.kind === "code" ? step.challenge : null);
  if (challenge) {
    return (
      <>
        <h1 className="text-2xl font-bold">{oidcCopy.codeTitle}</h1>
        <SecondStepForm challenge={challenge} onSignedIn={onSignedIn} onBack={onBack} />
      </>
    );
  }
  if (step.kind === "register") {
    return (
      <>
        <h1 className="text-2xl font-bold">{oidcCopy.registerTitle}</h1>
        <p className="text-muted-foreground wrap-anywhere">{oidcCopy.registerText(step.email)}</p>
        <ProviderRegisterForm person={step} onRegistered={onRegistered} onBack={onBack} />
      </>
    );
  }
  if (step.kind !== "link") return null;
  return (
    <>
      <h1 className="text-2xl font-bold wrap-anywhere">{oidcCopy.linkTitle(name)}</h1>
      <p className="text-muted-foreground wrap-anywhere">{oidcCopy.linkText(step.email)}</p>
      <ProviderLinkForm onChallenge={setChallenge} onSignedIn={onSignedIn} onBack={onBack} />
    </>
  );
}

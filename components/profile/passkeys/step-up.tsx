"use client";

import type { StepUpBody } from "@/lib/auth/credentials/passkeys.contract";
import { CodePrompt } from "../second-step/code-prompt";
import { PasswordPrompt } from "../second-step/password-prompt";

type Props = {
  action: string;
  variant?: "harm";
  secondStep: boolean;
  pending: boolean;
  error: Error | null;
  onSubmit: (body: StepUpBody, onError: (error: Error) => void) => void;
  onCancel: () => void;
};

export function StepUp({ secondStep, variant, onSubmit, ...shared }: Props) {
  if (secondStep) return <CodePrompt {...shared} variant={variant} onSubmit={onSubmit} />;
  return <PasswordPrompt {...shared} onPassword={(password, onError) => onSubmit({ password }, onError)} />;
}

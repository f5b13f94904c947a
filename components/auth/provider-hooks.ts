"use client";

import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { linkOidc, registerOidc, startOidc, type RegisterOidcBody } from "@/lib/auth/oidc/contract";
import type { SignedInDto } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { call } from "@/lib/client/api";
import { failLogin, useEnter } from "./hooks";

/** Goes to the provider; this page stays as it is where that can't begin. */
export function useStartProvider(next: string | null) {
  return useMutation({
    mutationFn: () => call(startOidc, { body: next ? { next } : {} }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(authCopy.loginFailed, error),
  });
}

/** Links with the password; resolves to the challenge when the account asks for a second step. */
export function useLinkProvider(onSignedIn: (user: SignedInDto) => void) {
  const enter = useEnter();
  return useMutation({
    mutationFn: (password: string) => call(linkOidc, { body: { password } }),
    onSuccess: (answer) => {
      if ("twoFactorRequired" in answer) return;
      enter(answer);
      toast({ title: authCopy.loginSuccessful, description: authCopy.welcomeBack });
      onSignedIn(answer);
    },
    onError: failLogin,
  });
}

export function useRegisterByProvider() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: RegisterOidcBody) => call(registerOidc, { body }),
    onSuccess: ({ emailStatus: _status, ...user }) => enter(user),
  });
}

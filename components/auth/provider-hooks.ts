"use client";

import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { linkOidc, registerOidc, startOidc, type RegisterOidcBody } from "@/lib/auth/oidc/contract";
import type { SignedInDto } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { call } from "@/lib/client/api";
import { useCompleteSignIn, useSignIn } from "./hooks";

export function useStartProvider(next: string | null) {
  return useMutation({
    mutationFn: () => call(startOidc, { body: next ? { next } : {} }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(authCopy.loginFailed, error),
  });
}

export function useLinkProvider(onSignedIn: (user: SignedInDto) => void) {
  return useSignIn((password: string) => call(linkOidc, { body: { password } }), onSignedIn);
}

export function useRegisterByProvider() {
  const enter = useCompleteSignIn();
  return useMutation({
    mutationFn: (body: RegisterOidcBody) => call(registerOidc, { body }),
    onSuccess: ({ emailStatus: _status, ...user }) => enter(user),
  });
}

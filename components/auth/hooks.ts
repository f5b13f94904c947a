"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { errorText, isRequestRejected } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import { login, type LoginAnswerDto, type LoginBody, type SignedInDto } from "@/lib/auth/contract";
import { authCopy, registrationCopy, resetCopy } from "@/lib/auth/copy";
import { requestPasswordReset } from "@/lib/auth/credentials/reset.contract";
import { loginTotp } from "@/lib/auth/credentials/second-step.contract";
import { register, type RegisterBody, type RegisteredDto } from "@/lib/auth/entry/registration.contract";
import { ApiError, call } from "@/lib/client/api";
import { storeToken } from "@/lib/client/token-store";
import { newUuid } from "@/lib/shared/uuid";
import { showAuth } from "./auth-store";
import { assignBrowserToUser } from "./sign-out-browser";

/** Signs in the user from a response; a missing token only logs a warning (spec section 4). */
export function useCompleteSignIn(): (user: Omit<SignedInDto, "token"> & { token?: string }) => void {
  const client = useQueryClient();
  return ({ token, ...user }) => {
    if (token) storeToken(token);
    else console.warn("The answer carried no token.");
    assignBrowserToUser(client, user.id);
    client.setQueryData(currentUserQuery.queryKey, user);
  };
}

/**
 * A 401 without a message means wrong credentials (spec section 8); other errors show their status code (spec section
 * 7).
 */
function loginProblem(error: unknown): string {
  const refused = !(error instanceof ApiError) || error.status === 401;
  return refused ? errorText(error, authCopy.invalidLogin) : error.error;
}

function failLogin(error: unknown): void {
  toast({ title: authCopy.loginFailed, description: loginProblem(error), variant: "destructive" });
}

/** Resolves to the challenge if the account requires a second factor. */
export function useSignIn<Input>(
  send: (input: Input) => Promise<LoginAnswerDto>,
  onSignedIn: (user: SignedInDto) => void,
) {
  const enter = useCompleteSignIn();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if ("twoFactorRequired" in answer) return;
      enter(answer);
      toast({ title: authCopy.loginSuccessful, description: authCopy.welcomeBack });
      onSignedIn(answer);
    },
    onError: failLogin,
  });
}

export function useLogin(onSignedIn: (user: SignedInDto) => void) {
  return useSignIn((body: LoginBody) => call(login, { body }), onSignedIn);
}

export function useSecondStep(onSignedIn: (user: SignedInDto) => void) {
  const enter = useCompleteSignIn();
  return useMutation({
    mutationFn: (body: { challenge: string; code: string }) => call(loginTotp, { body }),
    onSuccess: (answer) => {
      enter(answer);
      toast({ title: authCopy.loginSuccessful, description: authCopy.welcomeBack });
      onSignedIn(answer);
    },
    onError: failLogin,
  });
}

/** A retry after a lost response reuses the idempotency key and gets the original response. */
export function useRegister() {
  const enter = useCompleteSignIn();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: RegisterBody) => {
      key.current ??= newUuid();
      return call(register, { body }, { idempotencyKey: key.current });
    },
    onSuccess: ({ emailStatus: _status, ...user }) => enter(user),
    onError: (error) => {
      if (isRequestRejected(error)) key.current = undefined;
    },
  });
}

/** Uses the server's message, otherwise one of three fallbacks (spec section 8). */
export function registrationMessage(status: RegisteredDto["emailStatus"] | undefined): string {
  if (!status) return registrationCopy.created;
  return status.message || (status.sent ? registrationCopy.mailSent : registrationCopy.mailNotSent);
}

export function showRegistered({ role, emailStatus }: RegisteredDto): void {
  showAuth({
    view: "complete",
    role: role === "vendor" ? "vendor" : "customer",
    message: registrationMessage(emailStatus),
  });
}

export function useResetRequest(onSent: () => void) {
  return useMutation({
    mutationFn: (email: string) => {
      toast({ title: resetCopy.processing, description: resetCopy.processingDescription });
      return call(requestPasswordReset, { body: { email } });
    },
    onSuccess: (_answer, email) => {
      toast({ title: resetCopy.sent, description: resetCopy.sentDescription(email) });
      onSent();
    },
    onError: (error) =>
      toast({
        title: resetCopy.error,
        description: errorText(error, resetCopy.sendFailed),
        variant: "destructive",
      }),
  });
}

export function failRegistration(error: unknown): void {
  const unexpected = !(error instanceof Error);
  toast({
    title: unexpected ? registrationCopy.unexpected : registrationCopy.failed,
    description: unexpected
      ? registrationCopy.unexpectedDescription
      : errorText(error, registrationCopy.failedDescription),
    variant: "destructive",
  });
}

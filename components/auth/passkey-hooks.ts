"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { toastFailure } from "@/components/forms/toast-failure";
import type { SignedInDto } from "@/lib/auth/contract";
import { authCopy } from "@/lib/auth/copy";
import { passkeyCopy } from "@/lib/auth/credentials/passkeys.copy";
import { beginPasskeyLogin, loginPasskey } from "@/lib/auth/entry/passkey.contract";
import { call } from "@/lib/client/api";
import { useCompleteSignIn } from "./hooks";

export class PasskeyProblem extends Error {}

const problems: Partial<Record<string, string>> = {
  NotAllowedError: passkeyCopy.cancelled,
  AbortError: passkeyCopy.cancelled,
  InvalidStateError: passkeyCopy.onDevice,
};

/** Throws a `PasskeyProblem` if the browser can't use passkeys or its dialog ends without one. */
export async function runCeremony<T>(isSupported: boolean, ceremony: () => Promise<T>): Promise<T> {
  if (!isSupported) throw new PasskeyProblem(passkeyCopy.unsupported);
  try {
    return await ceremony();
  } catch (error) {
    const problem = error instanceof Error ? problems[error.name] : undefined;
    throw problem ? new PasskeyProblem(problem) : error;
  }
}

type Options = { challenge?: string; rememberMe?: boolean };

async function signInWithPasskey({ challenge, rememberMe }: Options): Promise<SignedInDto> {
  const { browserSupportsWebAuthn, startAuthentication } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await runCeremony(browserSupportsWebAuthn(), async () =>
    startAuthentication({ optionsJSON: await call(beginPasskeyLogin, {}) }),
  );
  const credential = { id, rawId, type: "public-key" as const, response };
  return call(loginPasskey, { body: { credential, challenge, rememberMe } });
}

export function usePasskey(onSignedIn: (user: SignedInDto) => void) {
  const enter = useCompleteSignIn();
  return useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: (user) => {
      enter(user);
      toast({ title: authCopy.loginSuccessful, description: authCopy.welcomeBack });
      onSignedIn(user);
    },
    onError: (error) => {
      if (error instanceof PasskeyProblem) toast({ title: error.message });
      else toastFailure(authCopy.loginFailed, error);
    },
  });
}

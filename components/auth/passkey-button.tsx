"use client";

import { Button } from "@/components/ui/button";
import type { SignedInDto } from "@/lib/auth/contract";
import { usePasskey } from "./passkey-hooks";

type Props = {
  label: string;
  challenge?: string;
  rememberMe?: () => boolean;
  onSignedIn: (user: SignedInDto) => void;
};

export function PasskeyButton({ label, challenge, rememberMe, onSignedIn }: Props) {
  const { mutate, isPending } = usePasskey(onSignedIn);
  return (
    <Button
      variant="secondary"
      className="w-full"
      pending={isPending}
      onClick={() => mutate({ challenge, rememberMe: rememberMe?.() })}
    >
      {label}
    </Button>
  );
}

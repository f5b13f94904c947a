"use client";

import { Button } from "@/components/ui/button";
import { oidcCopy } from "@/lib/auth/oidc/copy";
import { useStartProvider } from "./provider-hooks";

export function ProviderButton({ name, next }: { name: string; next: string | null }) {
  const { mutate, isPending, isSuccess } = useStartProvider(next);
  return (
    <div className="grid gap-4 border-t pt-4">
      <Button
        variant="secondary"
        className="h-auto min-h-11 w-full wrap-anywhere whitespace-normal"
        pending={isPending || isSuccess}
        onClick={() => mutate()}
      >
        {oidcCopy.button(name)}
      </Button>
    </div>
  );
}

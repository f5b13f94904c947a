"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import { Copy } from "@/components/ui/deferred-icons";

type Props = { label: string; secret: string };

export function SecretOnce({ label, secret }: Props) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // The user can still select the text.
      setCopied(false);
    }
  }

  return (
    <div className="grid gap-3">
      <p
        role="group"
        aria-label={label}
        tabIndex={0}
        className="bg-muted rounded-md p-4 font-mono wrap-anywhere select-all"
      >
        {secret}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
        {copied ? <Check /> : <Copy />}
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      </Button>
    </div>
  );
}

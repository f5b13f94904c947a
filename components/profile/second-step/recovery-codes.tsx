"use client";

import { useState } from "react";
import { downloadFile } from "@/components/forms/save-file";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import { Copy, Download } from "@/components/ui/deferred-icons";

type Props = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: Props) {
  const [copied, setCopied] = useState(false);
  const text = codes.join("\n");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The user can still select the codes.
      setCopied(false);
    }
  }

  return (
    <div className="grid gap-4">
      <Alert variant="waiting" title="Keep these recovery codes in a safe place">
        <p>
          Use one instead of a code when you don’t have your phone. Each works once. We only show them once.
        </p>
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="bg-muted grid grid-cols-2 gap-x-6 gap-y-2 rounded-md p-4 font-mono select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? <Check /> : <Copy />}
          <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
        </Button>
        <Button
          variant="secondary"
          onClick={() => downloadFile({ name: "recovery-codes.txt", type: "text/plain", text: `${text}\n` })}
        >
          <Download />
          Download
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/deferred-icons";
import { pwaCopy } from "@/lib/pwa/copy";
import { InstallGuide } from "./install-guide";
import { useInstall } from "./use-install";

export function InstallButton() {
  const { isSuggested, stage, start, finish, dismiss } = useInstall();
  if (!isSuggested) return null;
  return (
    <>
      <Button variant="secondary" className="w-full" aria-disabled={stage === "opening"} onClick={start}>
        <Download />
        <span aria-live="polite">{stage === "opening" ? pwaCopy.opening : pwaCopy.install}</span>
      </Button>
      <InstallGuide open={stage === "guide"} onDone={finish} onDismiss={dismiss} />
    </>
  );
}

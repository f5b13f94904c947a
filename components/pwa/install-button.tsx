"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Download } from "@/components/ui/more-icons";
import { pwaCopy } from "@/lib/pwa/copy";
import { iosDelayMs, promptDelayMs } from "@/lib/pwa/install.rules";
import { dismissInstall, isIosDevice, promptInstall, useInstallSuggested } from "./install-store";

type Stage = "idle" | "opening" | "guide";

/** Offers the app: by the browser's question, or on iOS by the three steps that lead there (spec sections 2 and 4). */
export function InstallButton() {
  const suggested = useInstallSuggested();
  const [stage, setStage] = useState<Stage>("idle");

  useEffect(() => {
    if (stage !== "opening") return;
    const ios = isIosDevice();
    function open() {
      setStage(ios ? "guide" : "idle");
      // A browser may refuse the question; the button is there for another press.
      if (!ios) promptInstall().catch(() => undefined);
    }
    const timer = setTimeout(open, ios ? iosDelayMs : promptDelayMs);
    return () => clearTimeout(timer);
  }, [stage]);

  if (!suggested) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="w-full"
        aria-disabled={stage === "opening"}
        onClick={() => setStage("opening")}
      >
        <Download />
        <span aria-live="polite">{stage === "opening" ? pwaCopy.opening : pwaCopy.install}</span>
      </Button>
      <Dialog
        open={stage === "guide"}
        onOpenChange={(open) => open || dismissInstall()}
        title={pwaCopy.iosTitle}
        footer={<Button onClick={() => setStage("idle")}>{pwaCopy.gotIt}</Button>}
      >
        <ol className="list-decimal space-y-3 pl-6">
          {pwaCopy.iosSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

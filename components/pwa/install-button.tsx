"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Share } from "@/components/ui/icons";
import { Download, SquarePlus } from "@/components/ui/deferred-icons";
import { pwaCopy } from "@/lib/pwa/copy";
import { iosDelayMs, promptDelayMs } from "@/lib/pwa/install.rules";
import { dismissInstall, isIosDevice, promptInstall, useInstallSuggested } from "./install-store";

const signs = [Share, SquarePlus, null] as const;

const numbered =
  "flex items-center gap-3 [counter-increment:step] before:grid before:size-8 before:shrink-0 before:place-content-center before:rounded-full before:bg-primary-soft before:font-semibold before:text-primary before:content-[counter(step)]";

type Stage = "idle" | "opening" | "guide";

export function InstallButton() {
  const suggested = useInstallSuggested();
  const [stage, setStage] = useState<Stage>("idle");

  useEffect(() => {
    if (stage !== "opening") return;
    const ios = isIosDevice();
    function open() {
      setStage(ios ? "guide" : "idle");
      // The browser may refuse to prompt; the button stays for another try.
      if (!ios) promptInstall().catch(() => undefined);
    }
    const timer = setTimeout(open, ios ? iosDelayMs : promptDelayMs);
    return () => clearTimeout(timer);
  }, [stage]);

  function closeGuide() {
    // Set explicitly: without storage the dismissal isn't saved and the button stays.
    setStage("idle");
    dismissInstall();
  }

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
        onOpenChange={(open) => open || closeGuide()}
        title={pwaCopy.iosTitle}
        footer={<Button onClick={() => setStage("idle")}>{pwaCopy.gotIt}</Button>}
      >
        <ol role="list" className="grid gap-4 [counter-reset:step]">
          {pwaCopy.iosSteps.map((step, at) => {
            const Sign = signs[at];
            return (
              <li key={step} className={numbered}>
                {step}
                {Sign ? <Sign className="text-primary ml-auto" /> : null}
              </li>
            );
          })}
        </ol>
      </Dialog>
    </>
  );
}

"use client";

import { useEffect, useState } from "react";
import { iosDelayMs, promptDelayMs } from "@/lib/pwa/install.rules";
import { dismissInstall, isIosDevice, promptInstall, useInstallSuggested } from "./install-store";

type Stage = "idle" | "opening" | "guide";

export function useInstall() {
  const isSuggested = useInstallSuggested();
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

  function dismiss() {
    // Set explicitly: without storage the dismissal isn't saved and the button stays.
    setStage("idle");
    dismissInstall();
  }

  return { isSuggested, stage, start: () => setStage("opening"), finish: () => setStage("idle"), dismiss };
}

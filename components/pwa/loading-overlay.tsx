"use client";

import { useEffect, useState } from "react";
import { useLoaderLogo } from "@/components/homepage/hooks";
import { pwaCopy } from "@/lib/pwa/copy";
import { overlay } from "@/lib/pwa/rules";

type Props = {
  loading: boolean;
  siteName: string;
  fullscreen?: boolean;
};

/** For views without server-rendered content (spec section 2). Starts to fade 600 ms after loading has ended. */
export function LoadingOverlay({ loading, siteName, fullscreen = true }: Props) {
  const stage = useStage(loading);
  const logo = useLoaderLogo(loading);
  if (stage === "gone") return null;

  return (
    <div
      role="status"
      data-slot="loading-overlay"
      style={{
        minHeight: fullscreen ? undefined : overlay.minHeight,
        transitionDuration: `${overlay.fadeMs}ms`,
      }}
      className={`grid place-content-center justify-items-center gap-4 transition-opacity ${stage === "going" ? "opacity-0" : ""} ${fullscreen ? "bg-background fixed inset-0 z-50" : ""}`}
    >
      <span className="relative grid size-28 place-content-center">
        <span
          aria-hidden
          className="border-primary/20 border-t-primary absolute inset-0 animate-spin rounded-full border-4"
          style={{ animationDuration: `${overlay.spinnerTurnMs}ms` }}
        />
        <Logo key={logo} logo={logo} siteName={siteName} />
      </span>
      <span
        className="animate-pulse text-sm font-semibold tracking-widest"
        style={{ animationDuration: `${overlay.textPulseMs}ms` }}
      >
        {pwaCopy.loading}
      </span>
    </div>
  );
}

function Logo({ logo, siteName }: { logo: string | null; siteName: string }) {
  const entrance = {
    className:
      "max-h-16 max-w-20 object-contain transition-[opacity,scale] starting:scale-90 starting:opacity-0",
    style: { transitionDuration: `${overlay.logoEntranceMs}ms` },
  };
  if (logo) return <img src={logo} alt={siteName} {...entrance} />;
  return (
    <span
      {...entrance}
      className={`${entrance.className} bg-primary text-primary-foreground truncate rounded-full px-3 py-1 text-sm font-bold`}
    >
      {siteName}
    </span>
  );
}

function useStage(loading: boolean): "shown" | "going" | "gone" {
  const [stage, setStage] = useState<"shown" | "going" | "gone">(loading ? "shown" : "gone");
  if (loading && stage !== "shown") setStage("shown");

  useEffect(() => {
    if (loading || stage === "gone") return;
    const [next, wait] =
      stage === "shown" ? (["going", overlay.hideMs] as const) : (["gone", overlay.fadeMs] as const);
    const timer = setTimeout(() => setStage(next), wait);
    return () => clearTimeout(timer);
  }, [loading, stage]);

  return stage;
}

"use client";

import { useEffect, useState } from "react";
import { LoaderCircle } from "@/components/ui/icons";
import { ArrowDown, ArrowUp } from "@/components/ui/deferred-icons";
import { pwaCopy } from "@/lib/pwa/copy";
import { pull, pullHintKey } from "@/lib/pwa/pull.rules";

function isHintUnseen(): boolean {
  try {
    return window.sessionStorage.getItem(pullHintKey) === null;
  } catch {
    return false;
  }
}

function isPullBlocked(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || !(target instanceof Element)) return true;
  if (target.closest("dialog, [popover]")) return true;
  for (let box: Element | null = target; box; box = box.parentElement) if (box.scrollTop > 0) return true;
  return false;
}

/**
 * Must not cover the site name or the search field: below a header that ends with the field, otherwise on its bottom
 * edge.
 */
function hintTop(): number {
  const header = document.querySelector('[data-slot="header"]');
  const bottom = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const field = header?.querySelector("input")?.getBoundingClientRect();
  return field && field.height > 0 ? bottom + 12 : Math.max(0, bottom - 19);
}

type Stage = "rest" | "hint" | "ready" | "refreshing";

const words = { hint: pwaCopy.pullHint, ready: pwaCopy.release, refreshing: pwaCopy.refreshing };
const signs = { hint: ArrowDown, ready: ArrowUp, refreshing: LoaderCircle };

type Props = { reload?: () => void };

const reloadPage = () => window.location.reload();

type SetStage = (change: Stage | ((now: Stage) => Stage)) => void;

function useHint(setStage: SetStage): void {
  useEffect(() => {
    if (!isHintUnseen()) return;
    window.sessionStorage.setItem(pullHintKey, "1");
    const timer = setTimeout(() => setStage((now) => (now === "hint" ? "rest" : now)), pull.hintMs);
    return () => clearTimeout(timer);
  }, [setStage]);
}

type Gesture = { setStage: SetStage; reload: () => void };

function usePullGesture({ setStage, reload }: Gesture): void {
  useEffect(() => {
    let start: number | null = null;
    let isFar = false;
    let timer: number | undefined;
    function onStart({ touches, target }: TouchEvent) {
      start = touches.length === 1 && !isPullBlocked(target) ? (touches[0]?.clientY ?? null) : null;
      isFar = false;
    }
    function onMove({ touches }: TouchEvent) {
      if (start === null || timer !== undefined) return;
      isFar = touches.length === 1 && (touches[0]?.clientY ?? 0) - start > pull.threshold;
      setStage((now) => (isFar ? "ready" : now === "ready" ? "rest" : now));
    }
    function onEnd() {
      if (!isFar || timer !== undefined) return;
      setStage("refreshing");
      timer = window.setTimeout(reload, pull.delayMs);
    }
    function onCancel() {
      start = null;
      isFar = false;
      setStage((now) => (now === "ready" ? "rest" : now));
    }
    const root = document.documentElement;
    const before = root.style.overscrollBehaviorY;
    // Disables the browser's own pull-to-refresh.
    root.style.overscrollBehaviorY = "contain";
    const options = { passive: true };
    document.addEventListener("touchstart", onStart, options);
    document.addEventListener("touchmove", onMove, options);
    document.addEventListener("touchend", onEnd, options);
    document.addEventListener("touchcancel", onCancel, options);
    return () => {
      window.clearTimeout(timer);
      root.style.overscrollBehaviorY = before;
      document.removeEventListener("touchstart", onStart);
      document.removeEventListener("touchmove", onMove);
      document.removeEventListener("touchend", onEnd);
      document.removeEventListener("touchcancel", onCancel);
    };
  }, [setStage, reload]);
}

/** The installed app has no reload button (spec section 4). */
export function PullToRefresh({ reload = reloadPage }: Props) {
  const [stage, setStage] = useState<Stage>(() => (isHintUnseen() ? "hint" : "rest"));
  useHint(setStage);
  usePullGesture({ setStage, reload });

  if (stage === "rest") return null;
  const Sign = signs[stage];
  return (
    <p
      role="status"
      data-slot="pull-to-refresh"
      className="bg-popover shadow-float pointer-events-none fixed inset-x-0 z-40 mx-auto flex w-fit items-center gap-2 rounded-full border py-2 pr-4 pl-3 text-sm font-semibold"
      style={{ top: hintTop() }}
    >
      <Sign className={`text-primary size-4 ${stage === "refreshing" ? "animate-spin" : ""}`} />
      {words[stage]}
    </p>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { readAuth, showAuth, subscribeToAuth } from "./auth-store";
import { setLogoutDestination } from "./sign-out-browser";
import { useSessionSync } from "./session-sync";

const AuthDialogs = lazy(() => import("./auth-dialogs").then((module) => ({ default: module.AuthDialogs })));

/** Loads the dialog code on first use. Handles the `openAuthModal` window event. */
export function AuthHost() {
  const request = useSyncExternalStore(subscribeToAuth, readAuth, () => null);
  const [used, setUsed] = useState(false);
  if (request && !used) setUsed(true);
  useSessionSync();

  const pathname = usePathname();
  useEffect(() => setLogoutDestination(null), [pathname]);

  useEffect(() => {
    function open(event: Event): void {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const tab = typeof detail === "object" && detail !== null && "tab" in detail ? detail.tab : "login";
      showAuth({ view: "auth", tab: tab === "register" ? "register" : "login" });
    }
    window.addEventListener("openAuthModal", open);
    return () => window.removeEventListener("openAuthModal", open);
  }, []);

  if (!used) return null;
  return (
    <Suspense>
      <AuthDialogs request={request} />
    </Suspense>
  );
}

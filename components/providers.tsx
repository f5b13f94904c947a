"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { PersonScope } from "@/components/auth/person-scope";
import { IconSprite } from "@/components/ui/icon-sprite";
import { Toaster } from "@/components/ui/toaster";
import { useReportViews } from "@/components/visits/use-report-views";
import { makeQueryClient } from "@/lib/client/query-client";
import { disableZodJit } from "@/lib/client/zod-mode";
import { workerPath } from "@/lib/pwa/first.rules";
import { ignoredClickKey } from "@/lib/shared/boot";

disableZodJit();

const NotFoundView = lazy(() =>
  import("./layout/not-found-view").then((module) => ({ default: module.NotFoundView })),
);

/**
 * Lazy, because every page includes its not-found view twice: lazy code is serialized as a reference, not as an element
 * tree. No fallback, so the HTML contains it without JavaScript. A separate module would be one more file on every
 * first load.
 */
export function NotFoundSlot() {
  return <NotFoundView />;
}

const PwaHost = lazy(() => import("./pwa/pwa-host").then((module) => ({ default: module.PwaHost })));

/**
 * Registers the worker once the page is loaded and idle. Undefined until then; null if unavailable, and at first in the
 * installed app, whose start can't wait (decision 13).
 */
function useServiceWorker(): ServiceWorkerRegistration | null | undefined {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>();
  useEffect(() => {
    const goWithout = () => setRegistration(null);
    const register = () =>
      navigator.serviceWorker?.register(workerPath).then(setRegistration, goWithout) ?? goWithout();
    // Safari doesn't support requestIdleCallback.
    const rest = () => (window.requestIdleCallback ?? setTimeout)(register);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
    if (window.matchMedia("(display-mode:standalone)").matches)
      void Promise.resolve(null).then(setRegistration);
  }, []);
  return registration;
}

function markHandled(): void {
  (globalThis as Record<string, unknown>)[ignoredClickKey] = null;
}

export function Body(props: React.ComponentProps<"body">) {
  return <body data-slot="app" onClickCapture={markHandled} {...props} />;
}

export function Providers({ children }: { children: React.ReactNode }) {
  const [client] = useState(makeQueryClient);
  useReportViews();
  const worker = useServiceWorker();
  return (
    <QueryClientProvider client={client}>
      <IconSprite />
      <PersonScope>{children}</PersonScope>
      <AuthHost />
      <Toaster />
      <Suspense>{worker === undefined ? null : <PwaHost registration={worker} />}</Suspense>
    </QueryClientProvider>
  );
}

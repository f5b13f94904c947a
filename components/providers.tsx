"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { IconSprite } from "@/components/ui/icon-sprite";
import { Toaster } from "@/components/ui/toaster";
import { useReportedViews } from "@/components/visits/hooks";
import { makeQueryClient } from "@/lib/client/query-client";
import { keepZodInterpreted } from "@/lib/client/zod-mode";

keepZodInterpreted();

const NotFoundView = lazy(() =>
  import("./layout/not-found-view").then((module) => ({ default: module.NotFoundView })),
);

/**
 * The page for any other address. Every page brings along what stands for one that is missing, twice: as code that comes
 * when it is needed that is a name, not a tree of elements. Nothing holds its place, so that the HTML has it without
 * script. It stands here because a module of its own would be one more file of every first load.
 */
export function NotFoundSlot() {
  return <NotFoundView />;
}

const PwaHost = lazy(() => import("./pwa/pwa-host").then((module) => ({ default: module.PwaHost })));

/** Whether the page is loaded and the browser has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no word for idle.
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
    return () => window.removeEventListener("load", rest);
  }, []);
  return isIdle;
}

/** What every page's client code stands on. */
export function Providers({ children }: { children: React.ReactNode }) {
  const [client] = useState(makeQueryClient);
  useReportedViews();
  const isIdle = useIdle();
  return (
    <QueryClientProvider client={client}>
      <IconSprite />
      {children}
      <AuthHost />
      <Toaster />
      <Suspense>{isIdle ? <PwaHost /> : null}</Suspense>
    </QueryClientProvider>
  );
}

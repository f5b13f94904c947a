"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { readToasts, subscribeToToasts, type Toast } from "./toast-store";

const ToastView = lazy(() => import("./toast-view").then((module) => ({ default: module.ToastView })));
const none: readonly Toast[] = [];

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      {toasts.map((item) => (
        <ToastView key={item.id} toast={item} />
      ))}
    </Suspense>
  );
}

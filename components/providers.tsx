"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { Toaster } from "@/components/ui/toaster";
import { VisitSlot } from "@/components/visits/visit-slot";
import { makeQueryClient } from "@/lib/client/query-client";
import { keepZodInterpreted } from "@/lib/client/zod-mode";

keepZodInterpreted();

/** What every page's client code stands on. */
export function Providers({ children }: { children: React.ReactNode }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <AuthHost />
      <Toaster />
      <VisitSlot />
    </QueryClientProvider>
  );
}

"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useCurrentUser } from "@/components/users/hooks";

const PreviewContext = createContext(false);

export function VisitorPreview({ children }: { children: ReactNode }) {
  return <PreviewContext value>{children}</PreviewContext>;
}

type Props = { vendorId: string; owner?: ReactNode; children: ReactNode };

/** Public pages are the same for everyone, so the browser replaces the parts that the owner can't use. */
export function VisitorPart({ vendorId, owner = null, children }: Props) {
  const { user } = useCurrentUser();
  const isPreview = useContext(PreviewContext);
  return user?.vendorId === vendorId && !isPreview ? owner : children;
}

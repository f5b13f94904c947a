"use client";

import { Fragment, useState, type ReactNode } from "react";
import { useCurrentUser } from "@/components/users/hooks";

/** Remounts the page when somebody else signs in, because open forms hold the previous person's texts. */
export function PersonScope({ children }: { children: ReactNode }) {
  const { user } = useCurrentUser();
  const [last, setLast] = useState<{ id: string | null; changes: number }>({ id: null, changes: 0 });
  if (user && user.id !== last.id) {
    setLast({ id: user.id, changes: last.id === null ? last.changes : last.changes + 1 });
  }
  return <Fragment key={last.changes}>{children}</Fragment>;
}

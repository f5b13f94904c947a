"use client";

import { useState } from "react";
import { call } from "@/lib/client/api";
import { makeViewId } from "@/lib/client/view-id";
import { countPress } from "@/lib/jobs/apply-clicks.contract";

type Props = { jobId: string; className?: string; children: React.ReactNode };

export function CountedApply({ jobId, className, children }: Props) {
  const [view] = useState(makeViewId);
  const count = () => {
    call(countPress, { params: { id: jobId }, body: { view } }).catch(() => undefined);
  };
  return (
    <div className={className} onClick={count} onAuxClick={count}>
      {children}
    </div>
  );
}

"use client";

import { lazy, Suspense, useState, type MouseEvent } from "react";
import { showAuth } from "@/components/auth/auth-store";
import { useCurrentUser } from "@/components/users/hooks";
import type { ReportTarget } from "./report-target";

const ReportDialog = lazy(() =>
  import("./report-dialog").then((module) => ({ default: module.ReportDialog })),
);

type Props = {
  reported: ReportTarget;
  href?: string;
  className?: string;
  children: React.ReactNode;
};

export function ReportButton({ reported, href, className, children }: Props) {
  const { user } = useCurrentUser();
  const [open, setOpen] = useState<boolean>();
  const show = () => setOpen(true);

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    if (user) show();
    else showAuth({ view: "auth", tab: "login", onSuccess: show });
  }

  return (
    <>
      {href ? (
        <a href={href} className={className} onClick={onClick}>
          {children}
        </a>
      ) : (
        <button type="button" className={className} onClick={onClick}>
          {children}
        </button>
      )}
      {open === undefined ? null : (
        <Suspense>
          <ReportDialog reported={reported} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

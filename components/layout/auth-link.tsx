"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { showAuth, type AuthRequest } from "@/components/auth/auth-store";
import { hrefs } from "@/lib/shared/hrefs";

type AuthLinkProps = {
  to: "login" | "vendor";
  className: string;
  onClick?: () => void;
  children: React.ReactNode;
};

const requests: Record<AuthLinkProps["to"], AuthRequest> = {
  login: { view: "auth", tab: "login" },
  vendor: { view: "vendor" },
};

export function AuthLink({ to, className, onClick, children }: AuthLinkProps) {
  const pathname = usePathname();
  const href = to === "vendor" ? hrefs.becomeVendor() : hrefs.auth();

  function open(event: MouseEvent) {
    onClick?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === hrefs.auth()) return;
    event.preventDefault();
    showAuth(requests[to]);
  }

  return (
    <a href={href} className={className} onClick={open}>
      {children}
    </a>
  );
}

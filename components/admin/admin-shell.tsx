import type { ReactNode } from "react";
import { AdminHeader } from "./admin-header";
import type { AdminScreen } from "./screens";

type Props = { title: string; current: AdminScreen; className?: string; children: ReactNode };

export function AdminShell({ title, current, className = "gap-6 max-md:gap-4", children }: Props) {
  return (
    <div className={`page grid ${className} py-4 md:py-8`}>
      <AdminHeader title={title} current={current} />
      {children}
    </div>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { IntentLink, type IntentLinkProps } from "@/components/ui/intent-link";

type Props = IntentLinkProps & { section?: string };

export function NavLink({ section, ...props }: Props) {
  const pathname = usePathname();
  const path = section ?? props.href.split("?")[0] ?? "";
  const within = path !== "/" && pathname.startsWith(`${path}/`);
  const current = pathname === path ? "page" : within ? "true" : undefined;
  return <IntentLink {...props} aria-current={current} />;
}

import { clsx as cx } from "clsx";
import type { ReactNode } from "react";
import type { AdPosition } from "@/lib/advertisements/rules";

type Props = { position: AdPosition; shown?: boolean; children: ReactNode };

export function AdView({ position, shown = true, children }: Props) {
  return (
    <div
      inert={!shown}
      aria-hidden={!shown}
      className={cx(
        "ad-view",
        position === "bottom" && "md:grid-cols-2",
        shown ? "opacity-100" : "pointer-events-none opacity-0",
      )}
    >
      {children}
    </div>
  );
}

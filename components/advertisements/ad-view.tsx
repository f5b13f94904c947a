import { clsx as cx } from "clsx";
import type { ReactNode } from "react";
import type { AdPosition } from "@/lib/advertisements/rules";

type Props = { position: AdPosition; shown?: boolean; children: ReactNode };

/** One view of a carousel, in the same place as the others; only the one whose turn it is can be seen and reached. */
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

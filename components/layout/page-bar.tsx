import type { ReactNode } from "react";

/** Price and action of a page below the desktop width; on phones it replaces the tab bar. */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <>
      <meta name="page-bar" content="own" />
      <div
        data-slot="contact-bar"
        className="bg-background -mx-gutter px-gutter bottom-bottom-bar sticky z-30 flex min-h-16 items-center justify-between gap-4 border-t pt-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] lg:hidden"
      >
        {children}
      </div>
    </>
  );
}

"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { X } from "@/components/ui/icons";
import { pwaCopy } from "@/lib/pwa/copy";
import { InstallButton } from "./install-button";
import { dismissInstall } from "./install-store";

/** Phones: above the tab bar, and with its own room at the end of the page. */
export function InstallBar() {
  return (
    <div
      role="region"
      aria-label={pwaCopy.install}
      data-slot="install-bar"
      className="bg-background bottom-bottom-bar sticky z-20 flex items-center gap-2 border-t p-2 md:hidden"
    >
      <div className="grow">
        <InstallButton />
      </div>
      <button
        type="button"
        aria-label={pwaCopy.dismissInstall}
        className={buttonVariants({ variant: "ghost", size: "icon" })}
        onClick={dismissInstall}
      >
        <X />
      </button>
    </div>
  );
}

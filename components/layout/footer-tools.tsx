"use client";

import { InstallButton } from "@/components/pwa/install-button";
import { TourButton } from "@/components/pwa/tour-button";
import { ThemeToggle } from "./theme-toggle";

export function FooterTools() {
  return (
    <>
      <TourButton />
      <div className="max-md:hidden">
        <InstallButton />
      </div>
      <ThemeToggle />
    </>
  );
}

"use client";

import { InstallButton } from "@/components/pwa/install-button";
import { TourButton } from "@/components/pwa/tour-button";
import { ThemeToggle } from "./theme-toggle";

/** A look around, and what is set for the device: the app, which the drawer offers on phones, and the theme. */
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

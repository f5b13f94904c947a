"use client";

import { useId } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { ChevronDown } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { closeOnChange, closeOnFollow, closeOnLeave } from "@/components/ui/sheet-dismissal";
import type { AdminScreen, screenGroups } from "./screens";

type Props = { current: AdminScreen | null; groups: typeof screenGroups };

export function SectionSheet({ current, groups }: Props) {
  const id = useId();
  const group = groups.find(({ screens }) => screens.some((screen) => screen.id === current));
  const label = group?.label ?? "Screens";
  return (
    <>
      <button
        type="button"
        aria-label={`${label}: admin screens`}
        popoverTarget={id}
        className={`${buttonVariants({ variant: "secondary", size: "inline" })} h-11! gap-1 px-2.5! text-sm! md:hidden`}
      >
        <span className="max-[359px]:hidden">{label}</span>
        <ChevronDown />
      </button>
      <div
        id={id}
        popover="auto"
        data-slot="section-sheet"
        className="bg-popover shadow-float backdrop:bg-scrim inset-x-4 top-[calc(var(--header)+8px)] bottom-auto m-0 max-h-[calc(100dvh-var(--header)-24px)] w-auto overflow-y-auto overscroll-contain rounded-xl border p-4 md:hidden"
        onClick={closeOnFollow}
        onBlur={closeOnLeave}
        onBeforeToggle={closeOnChange}
      >
        <nav aria-label="Admin screens" className="grid gap-4">
          {groups.map(({ label, screens }) => (
            <div key={label} className="grid gap-1">
              {screens.length > 1 ? <p className="text-muted-foreground text-sm">{label}</p> : null}
              <ul role="list" className="-mx-3 flex flex-wrap gap-1">
                {screens.map((screen) => (
                  <li key={screen.id}>
                    <IntentLink
                      href={screen.href}
                      aria-current={screen.id === current ? "page" : undefined}
                      className="pill-link h-11"
                    >
                      {screen.label}
                    </IntentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </>
  );
}

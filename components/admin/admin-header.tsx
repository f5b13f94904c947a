"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { useCurrentUser } from "@/components/users/hooks";
import { PaletteButton } from "./palette-button";
import { SectionSheet } from "./section-sheet";
import { screenGroupsOf, type AdminScreen } from "./screens";

export function AdminHeader({ title, current }: { title: string; current: AdminScreen | null }) {
  const { user } = useCurrentUser();
  const groups = screenGroupsOf(user);
  const group = groups.find(({ screens }) => screens.some(({ id }) => id === current));
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 max-md:gap-2">
      <meta name="page-desk" content="own" />
      <h1 className="text-2xl font-bold wrap-anywhere max-md:text-lg">{title}</h1>
      <div className="flex gap-2">
        <SectionSheet current={current} groups={groups} />
        {user?.moderator ? null : <PaletteButton />}
      </div>
      <div className="col-span-full grid min-w-0 max-md:hidden">
        <LinkTabs
          label="Administration"
          scroll
          tabs={groups.map(({ label, screens }) => ({
            label,
            href: screens[0]!.href,
            current: label === group?.label,
          }))}
        />
        {group && group.screens.length > 1 ? (
          <nav aria-label={group.label} className="no-scrollbar -mx-4 flex gap-1 overflow-x-auto px-1 pt-2">
            {group.screens.map(({ id, label, href }) => (
              <IntentLink
                key={id}
                href={href}
                aria-current={id === current ? "page" : undefined}
                className="pill-link aria-[current]:[scroll-initial-target:nearest]"
              >
                {label}
              </IntentLink>
            ))}
          </nav>
        ) : null}
      </div>
    </header>
  );
}

import { IntentLink } from "@/components/ui/intent-link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PaletteButton } from "./palette-button";
import { screenGroups, type AdminScreen } from "./screens";

export function AdminHeader({ title, current }: { title: string; current: AdminScreen | null }) {
  const group = screenGroups.find(({ screens }) => screens.some(({ id }) => id === current));
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <h1 className="text-2xl font-bold">{title}</h1>
      <PaletteButton />
      <div className="col-span-full grid min-w-0">
        <LinkTabs
          label="Administration"
          scroll
          tabs={screenGroups.map(({ label, screens }) => ({
            label,
            href: screens[0]!.href,
            current: label === group?.label,
          }))}
        />
        {group && group.screens.length > 1 ? (
          <nav aria-label={group.label} className="no-scrollbar -mx-3 flex gap-1 overflow-x-auto px-1 py-2">
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

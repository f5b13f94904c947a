import { ButtonLink } from "@/components/ui/button";
import { ExternalLink, SquarePlus } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";
import { isPermitted, type BusinessRole } from "@/lib/shared/permissions";
import type { DeskTab } from "@/lib/vendors/desk/tabs.rules";
import { DeskTabs } from "./desk-tabs";

type Props = {
  businessName: string;
  vendorId: string;
  role: BusinessRole;
  hasTeam: boolean;
  tab: DeskTab;
};

const parentTabs: Partial<Record<DeskTab, DeskTab>> = { hours: "appointments", import: "listings" };

function leadsToListings(tab: DeskTab): boolean {
  return tab === "overview" || tab === "listings";
}

export function DeskHeader({ businessName, vendorId, role, hasTeam, tab }: Props) {
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">Vendor Dashboard</p>
          <h1 className="text-2xl font-bold wrap-anywhere">{businessName}</h1>
        </div>
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <ButtonLink href={hrefs.vendor(vendorId)} variant="secondary">
            <ExternalLink />
            Public page
          </ButtonLink>
          {isPermitted({ businessRole: role }, "price") ? (
            <ButtonLink href={hrefs.createListing()} variant={leadsToListings(tab) ? "primary" : "secondary"}>
              <SquarePlus />
              Create listing
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <DeskTabs current={parentTabs[tab] ?? tab} role={role} hasTeam={hasTeam} />
    </header>
  );
}

import type { Icon } from "@/components/ui/icon";
import { Briefcase, House, LandPlot, ShoppingBag, Wrench } from "@/components/ui/icons";
import type { Role } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";

export type NavItem = {
  label: string;
  href: string;
  icon: Icon;
  /** Path at which it's the current item, unless that is where it leads. */
  section?: string;
};

const home: NavItem = { label: "Home", href: hrefs.home(), icon: House };
const products: NavItem = { label: "Products", href: hrefs.category("products"), icon: ShoppingBag };
const services: NavItem = { label: "Services", href: hrefs.category("services"), icon: Wrench };
const realEstate: NavItem = { label: "Real Estate", href: hrefs.category("realestate"), icon: LandPlot };
const jobs: NavItem = { label: "Jobs", href: hrefs.jobs(), icon: Briefcase };

export const mainLinks: readonly NavItem[] = [home, products, services, realEstate, jobs];

export const browseLinks: readonly NavItem[] = [home, products, services, realEstate];

export function bottomBarLinks(role: Role | null): readonly NavItem[] {
  const first =
    role === "vendor" ? { ...products, href: hrefs.vendorListings(), section: products.href } : products;
  return [home, first, services, realEstate, jobs];
}

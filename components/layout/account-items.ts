import { Heart, ShoppingBag } from "@/components/ui/icons";
import {
  CreditCard,
  Flag,
  LayoutDashboard,
  MessageCircle,
  SquarePlus,
  Tag,
  UserRound,
} from "@/components/ui/deferred-icons";
import { roleHome } from "@/lib/auth/rules";
import type { Role } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { isPermitted } from "@/lib/shared/permissions";
import type { UserDto } from "@/lib/users/contract";
import type { NavItem } from "./nav-items";

const dashboardLabels: Record<Role, string> = {
  admin: "Admin Dashboard",
  vendor: "Vendor Dashboard",
  customer: "My Dashboard",
};

function dashboard(role: Role): NavItem {
  return { label: dashboardLabels[role], href: roleHome(role), icon: LayoutDashboard };
}

const profile: NavItem = { label: "My Profile", href: hrefs.profile(), icon: UserRound };
const purchases: NavItem = { label: "Purchases", href: hrefs.purchases(), icon: ShoppingBag };
const sales: NavItem = { label: "Sales", href: hrefs.sales(), icon: Tag };
const favorites: NavItem = { label: "My Favorites", href: hrefs.favorites(), icon: Heart };
const messages: NavItem = { label: "Messages", href: hrefs.messages(), icon: MessageCircle };
const createListing: NavItem = { label: "Create Listing", href: hrefs.createListing(), icon: SquarePlus };
const subscription: NavItem = { label: "Subscription", href: hrefs.subscription(), icon: CreditCard };

const moderation: NavItem = { label: "Moderation", href: roleHome("admin"), icon: Flag };

type Person = Pick<UserDto, "role" | "businessRole" | "moderator">;

export function accountLinks(person: Person): readonly NavItem[] {
  const { role, businessRole, moderator } = person;
  return [
    profile,
    favorites,
    purchases,
    ...(businessRole === "owner" ? [sales] : []),
    dashboard(role),
    ...(moderator ? [moderation] : []),
    ...(isPermitted(person, "price") ? [createListing] : []),
    ...(isPermitted(person, "pay") ? [subscription] : []),
  ];
}

export function drawerAccountLinks(role: Role): readonly NavItem[] {
  return [profile, favorites, messages, dashboard(role)];
}

export const roleLabels: Record<Role, string> = { admin: "Admin", vendor: "Vendor", customer: "Customer" };

export function mayBecomeVendor(role: Role | null): boolean {
  return role === null || role === "customer";
}

import { House, MapPin, ShoppingBag, Wrench } from "@/components/ui/icons";
import { categoryNames } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

const ways = [
  { name: categoryNames.products, href: hrefs.category("products"), icon: ShoppingBag, look: "products" },
  { name: categoryNames.services, href: hrefs.category("services"), icon: Wrench, look: "services" },
  { name: categoryNames.realestate, href: hrefs.category("realestate"), icon: House, look: "realestate" },
  { name: "Near you", href: "#near-you", icon: MapPin, look: "jobs" },
] as const;

const looks = {
  products: "bg-products-soft text-products",
  services: "bg-services-soft text-services",
  realestate: "bg-realestate-soft text-realestate",
  jobs: "bg-jobs-soft text-jobs",
};

export function HeroShortcuts() {
  return (
    <ul role="list" className="hero-ways">
      {ways.map(({ name, href, icon: Way, look }) => (
        <li key={name}>
          <a href={href}>
            <span className={looks[look]}>
              <Way />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

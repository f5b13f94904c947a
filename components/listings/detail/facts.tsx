import type { Icon } from "@/components/ui/icon";
import { Clock, House, LandPlot, MapPin } from "@/components/ui/icons";
import {
  Bath,
  BedDouble,
  Calendar,
  Car,
  DollarSign,
  Hammer,
  KeyRound,
  Package,
  PawPrint,
  Ruler,
  Sofa,
  Sparkles,
  Tag,
  Truck,
  Wallet,
} from "@/components/ui/more-icons";
import type { Fact, FactName } from "@/lib/listings/facts/rules";

const icons: Record<FactName, Icon> = {
  condition: Sparkles,
  brand: Tag,
  stock: Package,
  handover: Truck,
  pricing: DollarSign,
  areaServed: MapPin,
  duration: Clock,
  offer: KeyRound,
  propertyType: House,
  beds: BedDouble,
  baths: Bath,
  area: Ruler,
  pricePerArea: DollarSign,
  lot: LandPlot,
  yearBuilt: Hammer,
  parking: Car,
  deposit: Wallet,
  available: Calendar,
  furnished: Sofa,
  pets: PawPrint,
};

/** The facts as a grid to scan: what, and how much of it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {facts.map(({ name, label, value }) => {
        const FactIcon = icons[name];
        return (
          <div key={name} className="min-w-0">
            <dt className="text-muted-foreground flex items-center gap-2 text-sm">
              <FactIcon />
              {label}
            </dt>
            <dd className="mt-0.5 pl-7 font-semibold wrap-break-word tabular-nums">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

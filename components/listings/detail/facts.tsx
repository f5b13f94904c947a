import { FactList } from "@/components/ui/fact-list";
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
} from "@/components/ui/deferred-icons";
import type { Fact, FactName } from "@/lib/listings/offer/facts.rules";

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

export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return <FactList facts={facts.map(({ name, label, value }) => ({ icon: icons[name], label, value }))} />;
}

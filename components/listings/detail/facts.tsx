import { FactList } from "@/components/ui/fact-list";
import type { Icon } from "@/components/ui/icon";
import { Clock, House, LandPlot, MapPin } from "@/components/ui/icons";
import {
  Bath,
  BedDouble,
  Calendar,
  Car,
  Cog,
  DollarSign,
  FileText,
  Fuel,
  Gauge,
  Hammer,
  Hash,
  KeyRound,
  Package,
  Palette,
  PawPrint,
  Ruler,
  Sofa,
  Sparkles,
  Tag,
  Truck,
  Users,
  Wallet,
} from "@/components/ui/deferred-icons";
import type { Fact, FactName } from "@/lib/listings/offer/facts.rules";

const icons: Record<FactName, Icon> = {
  year: Calendar,
  make: Tag,
  model: Car,
  mileage: Gauge,
  titleStatus: FileText,
  body: Car,
  transmission: Cog,
  drivetrain: Cog,
  fuel: Fuel,
  color: Palette,
  owners: Users,
  vin: Hash,
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
  street: MapPin,
  streetPublic: MapPin,
  neighborhood: MapPin,
  zip: MapPin,
  deposit: Wallet,
  available: Calendar,
  furnished: Sofa,
  pets: PawPrint,
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return <FactList facts={facts.map(({ name, label, value }) => ({ icon: icons[name], label, value }))} />;
}

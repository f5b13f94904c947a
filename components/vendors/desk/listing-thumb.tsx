import { SafeImage } from "@/components/images/safe-image";
import type { Icon } from "@/components/ui/icon";
import { LandPlot, ShoppingBag, Wrench } from "@/components/ui/icons";
import type { Category } from "@/lib/listings/rules";

const scenes: Record<Category, { icon: Icon; look: string }> = {
  products: { icon: ShoppingBag, look: "bg-products-soft text-products" },
  services: { icon: Wrench, look: "bg-services-soft text-services" },
  realestate: { icon: LandPlot, look: "bg-realestate-soft text-realestate" },
};

export function ListingThumbnail({ category, src }: { category: Category; src: string | null }) {
  const { icon: SceneIcon, look } = scenes[category];
  const scene = (
    <span className={`grid size-full place-content-center ${look}`}>
      <SceneIcon />
    </span>
  );
  return (
    <span className="block h-12 w-16 shrink-0 overflow-hidden rounded-md md:h-8 md:w-11 md:rounded-sm">
      {src ? (
        <SafeImage
          src={src}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          className="size-full object-cover"
          fallback={scene}
        />
      ) : (
        scene
      )}
    </span>
  );
}

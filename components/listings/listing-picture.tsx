import { clsx as cx } from "clsx";
import { SafeImage } from "@/components/images/safe-image";
import type { Icon } from "@/components/ui/icon";
import { LandPlot, ShoppingBag, Wrench } from "@/components/ui/icons";
import { srcSetOf } from "@/lib/images/rules";
import type { Category } from "@/lib/listings/rules";

const scenes: Record<Category, { icon: Icon; look: string }> = {
  products: { icon: ShoppingBag, look: "bg-products-soft/55 text-products" },
  services: { icon: Wrench, look: "bg-services-soft/55 text-services" },
  realestate: { icon: LandPlot, look: "bg-realestate-soft/55 text-realestate" },
};

type ListingPictureProps = {
  category: Category;
  src: string | undefined;
  blurDataUrl?: string | null;
  alt?: string;
  sizes: string;
  loading?: "first" | "eager" | "lazy";
  className?: string;
};

export function ListingPicture({
  category,
  src,
  blurDataUrl,
  alt = "",
  sizes,
  loading = "lazy",
  className,
}: ListingPictureProps) {
  if (!src) {
    return (
      <span data-slot="listing-picture" className={className}>
        <EmptyScene category={category} />
      </span>
    );
  }
  return (
    <span
      data-slot="listing-picture"
      className={cx("picture-ground", className)}
      style={blurDataUrl ? { backgroundImage: `url(${blurDataUrl})` } : undefined}
    >
      <SafeImage
        src={src}
        srcSet={srcSetOf(src)}
        sizes={sizes}
        alt={alt}
        width={640}
        height={480}
        loading={loading}
        className="fill-frame"
        fallback={<EmptyScene category={category} />}
      />
    </span>
  );
}

function EmptyScene({ category }: { category: Category }) {
  const { icon: SceneIcon, look } = scenes[category];
  return (
    <span
      className={cx(
        "absolute inset-0 grid place-content-center justify-items-center gap-1 pt-5 md:gap-2 md:pt-0",
        look,
      )}
    >
      <span aria-hidden className="tile-pattern absolute inset-0 opacity-10" />
      <span className="bg-card relative grid size-10 place-content-center rounded-full md:size-16">
        <SceneIcon className="md:size-7" />
      </span>
      <span className="relative text-xs font-semibold">No photo yet</span>
    </span>
  );
}

import { adMaxHeight, adViews } from "@/lib/advertisements/rules";
import { AdCard } from "./ad-card";
import { AdSlot, type AdSlotProps } from "./ad-slot";
import { AdView } from "./ad-view";

export function AdPlace(carousel: Omit<AdSlotProps, "children">) {
  const { position, seed } = carousel;
  const views = adViews(seed, position);
  return (
    <AdSlot {...carousel}>
      <section aria-label={`Advertisements, ${position}`} data-position={position}>
        <AdView position={position}>
          {views[0]?.map((ad) => (
            <AdCard key={ad.id} ad={ad} maxHeight={adMaxHeight(position)} half={position === "bottom"} />
          ))}
        </AdView>
        {views.length > 1 ? <div className="h-11 lg:h-8 noscript:hidden" /> : null}
      </section>
    </AdSlot>
  );
}

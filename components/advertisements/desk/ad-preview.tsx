"use client";

import type { AdPosition } from "@/lib/advertisements/rules";
import { adMaxHeight, adMaxHeights } from "@/lib/advertisements/rules";
import { AdCard } from "../ad-card";

type Props = { title: string; imageUrl: string; linkUrl: string; position: AdPosition };

export function AdPreview({ title, imageUrl, linkUrl, position }: Props) {
  const half = position === "bottom";
  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="preview" className="text-lg font-semibold">
          Preview
        </h2>
        <p className="text-muted-foreground text-sm">
          How it looks at the {position} of the homepage: up to {adMaxHeights[position]} pixels high
          {half ? ", side by side with another ad on wide screens" : ""}.
        </p>
      </div>
      {imageUrl ? (
        <div inert className={half ? "md:w-[calc(50%-8px)]" : undefined}>
          <AdCard
            ad={{
              id: "preview",
              title: title || "Your title",
              imageUrl,
              width: 1280,
              height: 400,
              blurDataUrl: null,
              linkUrl,
              position,
            }}
            maxHeight={adMaxHeight(position)}
            half={half}
          />
        </div>
      ) : (
        <p className="text-muted-foreground grid h-40 place-content-center rounded-xl border border-dashed px-4 text-center sm:h-60">
          Choose a picture to see how it looks.
        </p>
      )}
    </section>
  );
}

import { House, ShoppingBag, Wrench } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { CategoryCountDto } from "@/lib/listings/contract";
import { categories, categoryNames, type Category } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";

const looks: Record<Category, { icon: typeof House; text: string; className: string }> = {
  products: {
    icon: ShoppingBag,
    text: "New and pre-owned items",
    className: "bg-products-soft text-products",
  },
  services: { icon: Wrench, text: "Help from skilled people", className: "bg-services-soft text-services" },
  realestate: {
    icon: House,
    text: "Homes, offices and land",
    className: "bg-realestate-soft text-realestate",
  },
};

export function CategoryCards({ counts }: { counts: readonly CategoryCountDto[] }) {
  return (
    <section aria-labelledby="browse-by-category">
      <h2 id="browse-by-category" className="text-2xl font-bold">
        Browse By Category
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3 sm:gap-4">
        {categories.map((category) => {
          const { icon: Icon, text, className } = looks[category];
          const count = counts.find((item) => item.id === category)?.count ?? 0;
          return (
            <li key={category}>
              <IntentLink
                href={hrefs.category(category)}
                className={`flex h-full items-center gap-4 rounded-xl p-3 transition-opacity hover:opacity-85 md:p-4 forced-colors:border ${className}`}
              >
                <span className="bg-card grid size-12 shrink-0 place-content-center rounded-full">
                  <Icon className="size-6" />
                </span>
                <span className="min-w-0">
                  <span className="block text-lg font-semibold">{categoryNames[category]}</span>
                  <span className="text-foreground block text-sm">
                    {text} · {formatNumber(count)}
                  </span>
                </span>
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

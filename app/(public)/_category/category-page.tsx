import { SkipToResults } from "@/components/layout/skip-link";
import { BreadcrumbJsonLd } from "@/app/_seo/breadcrumb-json-ld";
import { CategoryFields } from "@/components/listings/filters/fields";
import { SubcategoryLinks } from "@/components/listings/subcategory-links";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { categoryHref, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { isForRent } from "@/lib/search/refinement/section.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { ListingResults } from "@/app/_results/listing-results";
import { readMap } from "@/app/_results/map-part";
import { ResultsNotes } from "@/app/_results/results-notes";
import { readCategory } from "./read-category";

const introductions: Record<Category, string> = {
  products: "New and pre-owned items from vendors we’ve reviewed.",
  services: "Skilled people for your home, lessons, events, pets and business.",
  realestate: "Homes, offices and land for sale and for rent, with the facts up front.",
};

type Props = {
  category: Category;
  subcategory?: string;
  searchParams: PageParams;
  children?: React.ReactNode;
};

export async function CategoryPage({ category, subcategory, searchParams, children }: Props) {
  const params = await readPageParams(searchParams);
  const own = { category, ...(subcategory ? { subcategory } : {}) };
  const ownHref = categoryHref(own);
  const address: ListingAddress = { ...readResultsAddress(params), ...own };
  const { results, controls, trail, parts, zero } = await readCategory(address, params.cursor);
  const { page, place } = results;
  const map = readMap(params, (next: ListingAddress) => categoryHref({ ...next, category }));
  const { hrefOf } = map;
  const fields = { ...controls.address, ...(subcategory ? { subcategory: undefined } : {}) };
  const partHref = (path: string | undefined) => hrefOf({ ...address, subcategory: path });
  const links = parts.map(({ name, path, text }) => ({ name, href: partHref(path), count: text }));

  return (
    <div className="page one-category grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:gap-6 md:py-8">
      <SkipToResults />
      <CategoryHead {...{ category, trail, partHref }} />
      <SubcategoryLinks links={links} />
      {children}
      <ResultsNotes {...{ address, page, place, hrefOf }} />
      <ListingResults
        {...{ address, results, map, zero }}
        titled={["category", "subcategory"]}
        filters={{ action: ownHref, fixed: own, clearHref: ownHref }}
        fields={
          <CategoryFields
            address={fields}
            place={controls.place}
            category={category}
            rental={isForRent(page.entities)}
          />
        }
      />
    </div>
  );
}

type HeadProps = {
  category: Category;
  trail: readonly { name: string; path: string }[];
  partHref: (path: string | undefined) => string;
};

function CategoryHead({ category, trail, partHref }: HeadProps) {
  const crumbsBy = (hrefOfPart: (path: string | undefined) => string) => [
    { label: "Home", href: hrefs.home() },
    { label: categoryNames[category], href: hrefOfPart(undefined) },
    ...trail.map(({ name, path }) => ({ label: name, href: hrefOfPart(path) })),
  ];
  const name = trail.at(-1)?.name ?? categoryNames[category];
  return (
    <>
      <BreadcrumbJsonLd crumbs={crumbsBy((subcategory) => categoryHref({ category, subcategory }))} />
      <div className="grid gap-2">
        <Breadcrumbs trail={crumbsBy(partHref).slice(0, -1)} current={name} />
        <h1 className="text-3xl font-bold">{name}</h1>
        {trail.length > 0 ? null : <p className="text-muted-foreground">{introductions[category]}</p>}
      </div>
    </>
  );
}

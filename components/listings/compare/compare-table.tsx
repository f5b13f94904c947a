import { IntentLink } from "@/components/ui/intent-link";
import { Minus } from "@/components/ui/deferred-icons";
import { compareQuery, compareRows } from "@/lib/listings/catalog/compare.rules";
import type { ListingDto } from "@/lib/listings/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { StatusBadge } from "../detail/availability";
import { ListingPicture } from "../listing-picture";
import { ListingPrice } from "../listing-price";
import { CompareRemove } from "./compare-remove";

type Props = { listings: readonly ListingDto[] };

const sticky = "sticky left-0 z-10 bg-background";
const cell = "px-2 py-3 align-top wrap-anywhere sm:px-3";

const widths = ["max-w-md", "max-sm:text-sm sm:min-w-[28rem]", "min-w-[39rem]", "min-w-[50rem]"];

export function CompareTable({ listings }: Props) {
  const ids = listings.map(({ id }) => id);
  return (
    <div data-slot="compare-table" className="grid gap-4">
      <CompareHead count={listings.length} />
      <section tabIndex={0} aria-labelledby="compare-title" className="-mx-gutter px-gutter overflow-x-auto">
        <table
          className={`w-full table-fixed border-separate border-spacing-0 text-left ${widths[listings.length - 1]}`}
        >
          <thead>
            <tr>
              <td className={`${sticky} w-20 sm:w-24 md:w-36`} />
              {listings.map((listing) => (
                <ListingHeading key={listing.id} listing={listing} ids={ids} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Price" differs={isDifferent(listings.map(({ price }) => price))}>
              {listings.map((listing) => (
                <td key={listing.id} className={`${cell} border-t`}>
                  <ListingPrice listing={listing} />
                </td>
              ))}
            </Row>
            <Row label="Location" differs={isDifferent(listings.map(({ location }) => location))}>
              {listings.map((listing) => (
                <td key={listing.id} className={`${cell} border-t`}>
                  {listing.location}
                </td>
              ))}
            </Row>
            {compareRows(listings).map(({ name, label, values }) => (
              <Row key={name} label={label} differs={isDifferent(values)}>
                {values.map((value, index) => (
                  <td key={ids[index]} className={`${cell} border-t tabular-nums`}>
                    {value ?? <Minus className="text-muted-foreground" label="Not specified" />}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function CompareHead({ count }: { count: number }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compare-title" className="text-2xl font-bold">
          {count === 1 ? "One property to compare" : `${count} properties side by side`}
        </h2>
        <IntentLink
          href={hrefs.category("realestate")}
          className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          Close comparison
        </IntentLink>
      </div>
      {count === 1 ? (
        <p className="text-muted-foreground">Open another property and choose “Add to comparison” there.</p>
      ) : null}
    </>
  );
}

function ListingHeading({ listing, ids }: { listing: ListingDto; ids: readonly string[] }) {
  const others = ids.filter((id) => id !== listing.id);
  return (
    <th scope="col" className={`${cell} relative font-medium`}>
      <ListingPicture
        category={listing.category}
        src={listing.images[0]}
        blurDataUrl={listing.blurDataUrl}
        sizes="(min-width: 1344px) 560px, 50vw"
      />
      <IntentLink
        href={hrefs.listing(listing.id)}
        className="mt-2 line-clamp-2 min-h-11 rounded-sm underline-offset-4 hover:underline"
      >
        {listing.title}
      </IntentLink>
      <StatusBadge status={listing.status} category={listing.category} />
      <div className="absolute top-4 right-3 sm:top-5 sm:right-5">
        <CompareRemove listing={listing} href={hrefs.category("realestate", compareQuery(others))} />
      </div>
    </th>
  );
}

function isDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

type RowProps = { label: string; differs: boolean; children: React.ReactNode };

function Row({ label, differs, children }: RowProps) {
  return (
    <tr className={differs ? "font-semibold" : undefined}>
      <th
        scope="row"
        className={`${sticky} text-muted-foreground border-t py-3 pr-3 align-top text-sm font-medium`}
      >
        {label}
        {differs ? <span className="sr-only">, different</span> : null}
      </th>
      {children}
    </tr>
  );
}

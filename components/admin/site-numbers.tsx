import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Figure, KeyNumbers } from "@/components/ui/figure";
import type { SiteNumbersDto } from "@/lib/platform/overview.contract";
import { formatNumber } from "@/lib/shared/numbers";

type Block = { title: string; rows: [label: string, value: number][] };

function blocksOf({ users, vendors, listings, jobs, reviews }: SiteNumbersDto): Block[] {
  return [
    {
      title: "People",
      rows: [
        ["Customers", users.customers],
        ["Vendors", users.vendors],
        ["Administrators", users.admins],
        ["New in the last 7 days", users.newThisWeek],
      ],
    },
    {
      title: "Vendors",
      rows: [
        ["Approved", vendors.approved],
        ["Waiting for approval", vendors.pending],
        ["Rejected", vendors.rejected],
        ["Suspended", vendors.suspended],
      ],
    },
    {
      title: "Content",
      rows: [
        ["Live listings", listings.live],
        ["Listings in review", listings.pending],
        ["All listings", listings.total],
        ["New listings in the last 7 days", listings.newThisWeek],
        ["Open jobs", jobs.open],
        ["Published reviews", reviews.published],
      ],
    },
  ];
}

type Props = { numbers: SiteNumbersDto };

export function SiteKeyNumbers({ numbers: { users, vendors, listings, jobs } }: Props) {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        Key numbers
      </h2>
      <KeyNumbers>
        <Figure label="Live listings" value={listings.live} />
        <Figure label="Open jobs" value={jobs.open} />
        <Figure label="Approved vendors" value={vendors.approved} />
        <Figure label="Customers" value={users.customers} />
        <Figure label="New people, 7 days" value={users.newThisWeek} />
        <Figure label="New listings, 7 days" value={listings.newThisWeek} />
      </KeyNumbers>
    </section>
  );
}

export function SiteNumbers({ numbers }: Props) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      {blocksOf(numbers).map(({ title, rows }) => (
        <Card key={title}>
          <CardHeader>
            <CardTitle>{title}</CardTitle>
          </CardHeader>
          <CardContent>
            <dl className="divide-y">
              {rows.map(([label, value]) => (
                <div key={label} className="flex items-baseline justify-between gap-4 py-2">
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd className="font-semibold tabular-nums">{formatNumber(value)}</dd>
                </div>
              ))}
            </dl>
          </CardContent>
        </Card>
      ))}
    </div>
  );
}

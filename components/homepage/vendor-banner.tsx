import { ButtonLink } from "@/components/ui/button";
import { BadgeCheck, ChartColumn, Store } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";

const reasons = [
  { icon: Store, text: "List products, services and real estate in minutes" },
  { icon: BadgeCheck, text: "Every vendor is reviewed, so buyers trust what they see" },
  { icon: ChartColumn, text: "See views, favorites and inquiries for each listing" },
];

export function VendorBanner() {
  return (
    <section
      aria-labelledby="become-a-vendor"
      className="bg-primary-soft grid items-center gap-6 rounded-xl p-6 md:grid-cols-[1fr_auto] md:p-10"
    >
      <div>
        <h2 id="become-a-vendor" className="text-2xl font-bold">
          Become a Vendor Today
        </h2>
        <ul className="mt-4 grid gap-3">
          {reasons.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon className="text-primary mt-0.5" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink href={hrefs.becomeVendor()} size="lg" className="w-full md:w-auto">
        Register as a vendor
      </ButtonLink>
    </section>
  );
}

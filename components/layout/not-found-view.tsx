import { ButtonLink } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/more-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";
import { problemTexts, savedIsSafe } from "@/lib/shared/problems";
import { BrandMark } from "./brand";
import { mainLinks } from "./nav-items";

const looks: Record<string, string> = {
  Products: "bg-products-soft text-products",
  Services: "bg-services-soft text-services",
  "Real Estate": "bg-realestate-soft text-realestate",
  Jobs: "bg-jobs-soft text-jobs",
};

/** The page for any other address, with its two exact texts (spec section 2) and ways on. */
export function NotFoundView() {
  return (
    <div className="page py-section flex min-h-[60dvh] flex-col items-center justify-center text-center">
      <BrandMark className="size-14" />
      <h1 className="mt-6 text-2xl font-bold md:text-3xl">{problemTexts[404].title}</h1>
      <p className="text-muted-foreground mt-3">{problemTexts[404].text}</p>
      <p className="text-muted-foreground mt-1">{savedIsSafe}</p>
      <ButtonLink href={hrefs.home()} className="mt-8">
        Go to the homepage
      </ButtonLink>
      <nav aria-labelledby="look-around" className="mt-10 w-full max-w-4xl">
        <h2 id="look-around" className="text-muted-foreground text-sm font-semibold">
          Or look around
        </h2>
        <ul className="mt-4 grid gap-3 text-left sm:grid-cols-2 lg:grid-cols-4">
          {mainLinks
            .filter(({ label }) => label in looks)
            .map(({ label, href, icon: SectionIcon }) => (
              <li key={href}>
                <IntentLink
                  href={href}
                  className="group/way bg-card hover:bg-accent flex items-center gap-3 rounded-xl border p-3 font-semibold transition-colors"
                >
                  <span className={`grid size-10 place-content-center rounded-md ${looks[label]}`}>
                    <SectionIcon />
                  </span>
                  {label}
                  <ArrowRight className="text-muted-foreground ml-auto size-4" />
                </IntentLink>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

import { ButtonLink } from "@/components/ui/button";
import { hrefs } from "@/lib/shared/hrefs";
import { problemTexts } from "@/lib/shared/problems";
import { savedDataNote } from "@/lib/shared/saved-data-note";
import { BrandMark } from "./brand";
import { SectionLinks } from "./section-links";

export function NotFoundView() {
  return (
    <div className="page py-section flex min-h-[60dvh] flex-col items-center justify-center text-center">
      <BrandMark className="size-14" />
      <h1 className="mt-6 text-2xl font-bold md:text-3xl">{problemTexts[404].title}</h1>
      <p className="text-muted-foreground mt-3">{problemTexts[404].text}</p>
      <p className="text-muted-foreground mt-1">{savedDataNote}</p>
      <ButtonLink href={hrefs.home()} className="mt-8">
        Go to the homepage
      </ButtonLink>
      <SectionLinks />
    </div>
  );
}

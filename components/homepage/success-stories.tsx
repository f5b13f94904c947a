import { IntentLink } from "@/components/ui/intent-link";
import { Stars } from "@/components/ui/stars";
import type { SuccessStoryDto } from "@/lib/reviews/contract";
import { hrefs } from "@/lib/shared/hrefs";

export function SuccessStories({ stories }: { stories: readonly SuccessStoryDto[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="success-stories">
      <h2 id="success-stories" className="text-2xl font-bold">
        Success Stories
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} className="bg-card flex flex-col gap-3 rounded-xl border p-5">
            <Stars value={story.rating} />
            <blockquote className="flex-1 text-base">
              <p>{story.text}</p>
            </blockquote>
            <p className="text-muted-foreground text-sm">
              <span className="text-foreground font-semibold">{story.authorName}</span> about{" "}
              <IntentLink
                href={hrefs.listing(story.listingId)}
                className="hover:text-foreground rounded-sm underline underline-offset-4"
              >
                {story.listingTitle}
              </IntentLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

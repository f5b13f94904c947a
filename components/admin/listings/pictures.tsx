import { SafeImage } from "@/components/images/safe-image";
import { ImageOff } from "@/components/ui/deferred-icons";

export function Pictures({ title, urls }: { title: string; urls: readonly string[] }) {
  return (
    <ul
      role="list"
      aria-label={title}
      tabIndex={0}
      className="flex gap-2 focus-visible:-outline-offset-2 max-md:overflow-x-auto md:flex-wrap"
    >
      {urls.map((url, index) => (
        <li key={`${index} ${url}`} className="bg-muted h-24 w-32 shrink-0 overflow-hidden rounded-md">
          <SafeImage
            src={url}
            alt={`Photo ${index + 1}`}
            width={320}
            height={240}
            loading="lazy"
            className="size-full object-cover"
            fallback={
              <span className="bg-muted text-muted-foreground grid size-full place-content-center">
                <ImageOff label={`Photo ${index + 1} is missing`} />
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

import { parseInline, type Inline } from "@/lib/policies/inline.rules";
import type { Policy, PolicyBlock } from "@/lib/policies/rules";
import { formatDate } from "@/lib/shared/dates";

export function PolicyView({ policy, level = 1 }: { policy: Policy; level?: 1 | 2 }) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <article className="page grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <header className="grid gap-3 lg:col-span-2">
        <Title className="text-3xl font-bold">{policy.title}</Title>
        <p className="text-muted-foreground max-w-prose text-lg">{policy.summary}</p>
        <p className="text-muted-foreground text-sm">
          Last updated <time dateTime={policy.updated}>{formatDate(policy.updated)}</time>
        </p>
      </header>
      <nav
        aria-label="On this page"
        className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-start-2 lg:self-start"
      >
        <h2 className="text-sm font-semibold">On this page</h2>
        <ol className="mt-1 text-sm">
          {policy.sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${anchor(heading)}`}
                className="text-muted-foreground hover:text-foreground inline-flex min-h-11 items-center rounded-sm hover:underline md:min-h-8"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-prose gap-8">
        {policy.sections.map(({ heading, blocks }) => (
          <section key={heading} id={anchor(heading)} className="grid gap-3">
            <h2 className="text-xl font-semibold">{heading}</h2>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === "list") {
    const points = block.items.map((item, place) => (
      <li key={place}>
        <Words line={item} />
      </li>
    ));
    if (!block.ordered) return <ul className="grid list-disc gap-2 pl-5">{points}</ul>;
    return (
      <ol start={block.start} className="grid list-decimal gap-2 pl-6">
        {points}
      </ol>
    );
  }
  const words = <Words line={block.text} />;
  return block.kind === "heading" ? <h3 className="mt-2 font-semibold">{words}</h3> : <p>{words}</p>;
}

function Words({ line }: { line: string }) {
  return <Pieces pieces={parseInline(line)} />;
}

function Pieces({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, place) => {
    if ("text" in piece) return piece.text;
    if ("bold" in piece) {
      return (
        <strong key={place}>
          <Pieces pieces={piece.bold} />
        </strong>
      );
    }
    return (
      <a key={place} href={piece.href} className="rounded-sm wrap-anywhere underline underline-offset-4">
        <Pieces pieces={piece.link} />
      </a>
    );
  });
}

function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

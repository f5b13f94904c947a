import { NearMe } from "@/components/places/near-me";
import { IntentLink } from "@/components/ui/intent-link";
import { placesCopy } from "@/lib/places/copy";
import type { Outcome } from "@/lib/search/contract";
import { outcomeMessage } from "@/lib/search/results/messages.copy";

type Props = {
  outcome: Outcome;
  text: string;
  literalHref: string;
  nearHref?: string;
};

export function OutcomeNote({ outcome, text, literalHref, nearHref }: Props) {
  const { corrected, entities } = outcome;
  const message = outcomeMessage(outcome);
  const isUnderstood = entities.some(({ kind }) => kind !== "position");
  const lines = [
    ...(corrected ? [<Corrected key="corrected" {...{ corrected, text }} />] : []),
    ...(message ? [<p key="message">{message}</p>] : []),
    ...(entities.some(({ kind }) => kind === "position")
      ? [
          <p key="position">{placesCopy.noPosition}</p>,
          ...(nearHref ? [<NearMe key="near" href={nearHref} />] : []),
        ]
      : []),
  ];
  if (lines.length === 0 && !isUnderstood) return null;
  return (
    <div className="grid gap-1">
      {lines}
      {corrected || isUnderstood ? <ExactWords text={text} href={literalHref} /> : null}
    </div>
  );
}

export function ExactWords({ text, href }: { text: string; href: string }) {
  return (
    <p className="text-muted-foreground text-sm">
      <span className="max-sm:sr-only">Not what you meant? </span>
      <IntentLink href={href} className="tap-target text-primary font-semibold hover:underline">
        Search for exactly “{text.length > 60 ? `${text.slice(0, 60)}…` : text}”
      </IntentLink>
    </p>
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** 'Walkup' and 'walk up' count as the same text, so the match is exact. */
function Corrected({ corrected, text }: { corrected: string; text: string }) {
  const isSame = lettersOf(corrected) === lettersOf(text);
  return (
    <p>
      {isSame ? "" : "No exact match. "}
      Showing results for <strong className="font-semibold">{corrected}</strong>.
    </p>
  );
}

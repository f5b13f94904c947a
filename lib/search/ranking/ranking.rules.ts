import { literalRanking, type Literal, type LiteralRanking } from "../query/typed.rules";
import { quoteLexeme } from "../analysis/normalizer.rules";
import { asHead, inTitle, type Term } from "../query/terms.rules";
import { variantOf } from "./variants.rules";

/** How matches are ordered: tsqueries, empty where there is nothing to go by. */
export type Ranking = {
  /** The thing itself by its own word, and by words for the same. */
  exactHead: string;
  head: string;
  /** What titles have to be about, where the others only mention it. */
  subject: string;
  /** All words in the title, and side by side. */
  title: string;
  phrase: string;
  words: string;
  typed: string;
  /** Facts as they were said. */
  best: string;
  /** Any of each. */
  extra: string[];
  /** The thing itself, in the part that it names. */
  part: string;
  /** The part that the text names. */
  named: string;
  /** Listings that match it rank lower. */
  variant: string;
  /** The section of what is looked for. */
  section: string;
  /** Where typed words match too: what was understood, and how these rank. */
  understood: string;
  /** Each fact that listings say, such as the place and the brand. */
  facts: string[];
  literal: LiteralRanking | null;
};

type Evidence = { terms: readonly Term[]; literal?: Literal | null; understood?: string };

const anyOf = (operands: readonly string[]) =>
  operands.length === 1 ? operands[0]! : `(${operands.join(" | ")})`;
const allOf = (parts: readonly string[]) => parts.join(" & ");

export function rankingOf({ terms, literal = null, understood = "" }: Evidence): Ranking {
  const words = terms.filter(({ isFact }) => !isFact);
  const head = words.find(({ isHead }) => isHead);
  const exact = words.map(({ operands }) => operands[0]!);
  const isPlain = exact.every((operand) => /^'[^']*'$/.test(operand));
  return {
    exactHead: head ? anyOf((head.tight ?? head.operands.slice(0, 1)).map(asHead)) : "",
    head: head ? anyOf(head.operands.map((operand) => asHead(operand))) : "",
    subject: head?.isSubject ? anyOf(head.operands.map((operand) => asHead(operand))) : "",
    title: allOf(words.map(({ operands }) => inTitle(anyOf(operands)))),
    phrase: words.length > 1 && isPlain ? exact.map((operand) => inTitle(operand)).join(" <-> ") : "",
    words: allOf(words.map(({ operands }) => anyOf(operands))),
    typed: allOf(exact),
    best: terms.flatMap(({ best = [] }) => (best.length > 0 ? [anyOf(best)] : [])).join(" & "),
    part: head?.part ? allOf([anyOf(head.operands.map((operand) => asHead(operand))), head.part]) : "",
    named: head?.part ?? "",
    extra: terms.flatMap(({ extra = [] }) => (extra.length > 0 ? [extra.join(" | ")] : [])),
    variant: variantOf(words),
    section: head?.section ? quoteLexeme(`xcat_${head.section}`) : "",
    facts: terms.flatMap(({ isFact, isImplied, operands }) =>
      isFact && !isImplied ? [anyOf(operands)] : [],
    ),
    literal: literal && literalRanking(literal),
    understood,
  };
}

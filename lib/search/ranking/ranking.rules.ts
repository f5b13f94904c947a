import { literalRanking, type Literal, type LiteralRanking } from "../query/typed.rules";
import { allOperands, anyOperand, quoteLexeme } from "../analysis/tsquery.rules";
import { asHead, inTitle, type Term } from "../query/terms.rules";
import { variantOf } from "./variants.rules";

/** Ranking features as tsqueries; empty for none. */
export type Ranking = {
  /** The head by its own word, and by its synonyms. */
  exactHead: string;
  head: string;
  /** Required subject; other titles only mention it. */
  subject: string;
  /** All words in the title, and as a phrase. */
  title: string;
  phrase: string;
  words: string;
  typed: string;
  /** Facts as typed. */
  best: string;
  /** One of each is enough. */
  extra: string[];
  /** The head in the subcategory that it names. */
  part: string;
  /** The subcategory that the text names. */
  named: string;
  /** Listings that match it rank lower. */
  variant: string;
  /** The section of the subject. */
  section: string;
  /** The query as understood, if typed words match too. */
  understood: string;
  /** Operands of each fact, such as place and brand. */
  facts: string[];
  literal: LiteralRanking | null;
};

type Evidence = { terms: readonly Term[]; literal?: Literal | null; understood?: string };

export function rankingOf({ terms, literal = null, understood = "" }: Evidence): Ranking {
  const words = terms.filter(({ isFact }) => !isFact);
  const head = words.find(({ isHead }) => isHead);
  const exact = words.map(({ operands }) => operands[0]!);
  const isPlain = exact.every((operand) => /^'[^']*'$/.test(operand));
  return {
    exactHead: head ? anyOperand((head.tight ?? head.operands.slice(0, 1)).map(asHead)) : "",
    head: head ? anyOperand(head.operands.map((operand) => asHead(operand))) : "",
    subject: head?.isSubject ? anyOperand(head.operands.map((operand) => asHead(operand))) : "",
    title: allOperands(words.map(({ operands }) => inTitle(anyOperand(operands)))),
    phrase: words.length > 1 && isPlain ? exact.map((operand) => inTitle(operand)).join(" <-> ") : "",
    words: allOperands(words.map(({ operands }) => anyOperand(operands))),
    typed: allOperands(exact),
    best: terms.flatMap(({ best = [] }) => (best.length > 0 ? [anyOperand(best)] : [])).join(" & "),
    part: head?.part
      ? allOperands([anyOperand(head.operands.map((operand) => asHead(operand))), head.part])
      : "",
    named: head?.part ?? "",
    extra: terms.flatMap(({ extra = [] }) => (extra.length > 0 ? [extra.join(" | ")] : [])),
    variant: variantOf(words),
    section: head?.section ? quoteLexeme(`xcat_${head.section}`) : "",
    facts: terms.flatMap(({ isFact, isImplied, operands }) =>
      isFact && !isImplied ? [anyOperand(operands)] : [],
    ),
    literal: literal && literalRanking(literal),
    understood,
  };
}

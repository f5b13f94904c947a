import { literalRanking, type Literal, type LiteralRanking } from "../query/typed.rules";
import { joinAnd, joinOr, quoteLexeme } from "../analysis/tsquery.rules";
import { requireSubject, inTitle, type Term } from "../query/terms.rules";
import { variantOf } from "./variants.rules";

export type Ranking = {
  /** `exactHead` matches the head by its own word, `head` also by synonyms. */
  exactHead: string;
  head: string;
  subject: string;
  title: string;
  phrase: string;
  words: string;
  typed: string;
  best: string;
  extra: string[];
  /** `part` requires the head too; `named` is the subcategory alone. */
  part: string;
  named: string;
  variant: string;
  section: string;
  understood: string;
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
    exactHead: head ? joinOr((head.exactOperands ?? head.operands.slice(0, 1)).map(requireSubject)) : "",
    head: head ? joinOr(head.operands.map((operand) => requireSubject(operand))) : "",
    subject: head?.isSubject ? joinOr(head.operands.map((operand) => requireSubject(operand))) : "",
    title: joinAnd(words.map(({ operands }) => inTitle(joinOr(operands)))),
    phrase: words.length > 1 && isPlain ? exact.map((operand) => inTitle(operand)).join(" <-> ") : "",
    words: joinAnd(words.map(({ operands }) => joinOr(operands))),
    typed: joinAnd(exact),
    best: terms.flatMap(({ best = [] }) => (best.length > 0 ? [joinOr(best)] : [])).join(" & "),
    part: head?.part
      ? joinAnd([joinOr(head.operands.map((operand) => requireSubject(operand))), head.part])
      : "",
    named: head?.part ?? "",
    extra: terms.flatMap(({ boostOperands = [] }) =>
      boostOperands.length > 0 ? [boostOperands.join(" | ")] : [],
    ),
    variant: variantOf(words),
    section: head?.section ? quoteLexeme(`xcat_${head.section}`) : "",
    facts: terms.flatMap(({ isFact, isImplied, operands }) =>
      isFact && !isImplied ? [joinOr(operands)] : [],
    ),
    literal: literal && literalRanking(literal),
    understood,
  };
}

import { normalizeText } from "../analysis/normalizer.rules";
import data from "./company-names.json";

const legalForms = new Set(data.legalForms.split(" "));

function withoutLegalForms(words: readonly string[]): readonly string[] {
  const isLegal = legalForms.has((words.at(-1) ?? "").replace(/[.,]/g, ""));
  return words.length > 1 && isLegal ? withoutLegalForms(words.slice(0, -1)) : words;
}

/** Other spellings of a vendor's name: without legal form, and with 'and' for '&' or neither. */
export function otherNames(text: string): string[] {
  const typed = normalizeText(text).split(/\s+/).filter(Boolean);
  const name = withoutLegalForms(typed).join(" ");
  const spelled = [name, name.replace(/\s*[&+]\s*/g, " and "), name.replace(/\band\b/g, " ")];
  return [...new Set(spelled.map((one) => one.replace(/\s+/g, " ").trim()))].filter(
    (one) => one !== "" && one !== typed.join(" "),
  );
}

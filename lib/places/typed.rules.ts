import abbreviations from "./state-abbreviations.json";

const codes: Readonly<Record<string, string>> = abbreviations;

const dashes = /[\u2010-\u2015\u2212]/g;
const spacedZip = /(\d{5})\s*[-_.]\s*(\d{4})(?!\d)/;
const zipInBrackets = /[([](\d{5}(?:-\d{4})?)[)\]]/;
const abbreviatedState = /(,\s*[a-z]{3,5}\.?|\s[a-z]{3,5}\.)(?=[\s,]*(?:\d{5}(?:-\d{4})?\s*)?$)/i;

/** '７８７０１' → '78701', '02134 − 1000' → '02134-1000', 'Austin, Tex.' → 'Austin, TX' */
export function tidyPlace(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/œ/gi, "oe")
    .replace(dashes, "-")
    .replace(spacedZip, "$1-$2")
    .replace(zipInBrackets, " $1")
    .replace(abbreviatedState, (written) => {
      const code = codes[written.replace(/[^a-z]/gi, "").toLowerCase()];
      return code ? `, ${code}` : written;
    });
}

/** 'Port Saint Lucie' ↔ 'Port St. Lucie'; null for names without a saint inside. */
export function otherSaint(text: string): string | null {
  const other = text.replace(/(?<=\S\s+)(saint|st\.?)(?=\s)/i, (saint) =>
    saint.toLowerCase() === "saint" ? "St." : "Saint",
  );
  return other === text ? null : other;
}

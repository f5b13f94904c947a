const hyphenated = /(\b\d[\d.,]*-\p{L}{1,12}\b)/u;

/** Keeps '2-bedroom' on one line; the text stays as typed for search in the page and for copying. */
export function UnbrokenText({ text }: { text: string }) {
  const parts = text.split(hyphenated);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

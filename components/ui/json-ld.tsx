/** Structured data for search engines; `data` is serialised so that no text in it can end the element. */
type Props = { json: string };

export function JsonLd({ json }: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

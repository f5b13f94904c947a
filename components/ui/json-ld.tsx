/** `json` must be escaped so that no text in it can close the element. */
type Props = { json: string };

export function JsonLd({ json }: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

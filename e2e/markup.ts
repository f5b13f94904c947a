import { HtmlValidate, formatterFactory } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  elements: ["html5"],
  rules: {
    // React writes attributes in the case of their properties, `async=""` and `<br/>`, and ids with underscores.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // A list without bullets is read as a list by VoiceOver only where it says so.
    "no-redundant-role": "off",
    // React's preload of a picture names its candidates in imagesrcset, which needs no href; the rule knows none.
    "element-required-attributes": "off",
    // Values that only the data know: a share, a blurred picture.
    "no-inline-style": "off",
    // A title in a vendor's own words may be longer than 70 characters.
    "long-title": "off",
  },
});

/** What the HTML validator has against a page; empty when nothing. */
export async function markupFaults(html: string): Promise<string> {
  const report = await validator.validateString(html);
  return report.valid ? "" : formatterFactory("text")(report.results).replace(/^inline/gm, "");
}

import { HtmlValidate, Rule, type DOMTree, type HtmlElement, type Plugin } from "html-validate";

/** Roles that ARIA in HTML allows for an input in addition to its own, by type; the validator doesn't know them. */
const inputRoles: Record<string, readonly string[]> = {
  text: ["combobox", "searchbox", "spinbutton"],
  email: [],
  search: [],
  tel: ["combobox"],
  url: ["combobox"],
  number: [],
  checkbox: ["menuitemcheckbox", "option", "switch", "button"],
  radio: ["menuitemradio"],
  button: ["checkbox", "combobox", "gridcell", "link", "menuitem", "option", "radio", "switch", "tab"],
  submit: ["checkbox", "combobox", "gridcell", "link", "menuitem", "option", "radio", "switch", "tab"],
};

class InputRole extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const input of document.querySelectorAll("input[role]")) {
        const type = input.getAttributeValue("type") ?? "text";
        const role = input.getAttributeValue("role") ?? "";
        if (!inputRoles[type]?.includes(role))
          this.report(input, `<input type="${type}"> must not have the role "${role}"`);
      }
    });
  }
}

const landmarkElements: Record<string, { role: string; not?: string }> = {
  main: { role: "main" },
  nav: { role: "navigation" },
  search: { role: "search" },
  header: { role: "banner", not: "article, aside, main, nav, section" },
  footer: { role: "contentinfo", not: "article, aside, main, nav, section" },
  aside: { role: "complementary" },
  section: { role: "region" },
  form: { role: "form" },
};
const landmarkRoles: readonly string[] = Object.values(landmarkElements).map(({ role }) => role);

function roleOf(element: HtmlElement): string | null {
  const role = element.getAttributeValue("role");
  if (role) return landmarkRoles.includes(role) ? role : null;
  const landmark = landmarkElements[element.tagName];
  if (!landmark || (landmark.not && element.closest(landmark.not))) return null;
  return landmark.role;
}

function nameOf(element: HtmlElement, document: DOMTree): string {
  const label = element.getAttributeValue("aria-label");
  if (label) return label.trim();
  const ids = (element.getAttributeValue("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const texts = ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? "");
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

/** Landmarks of the same role need distinct names, because screen reader users navigate by role and name. */
class LandmarkNames extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      const seen: { role: string; name: string }[] = [];
      for (const element of document.querySelectorAll("*")) {
        const role = roleOf(element);
        if (!role) continue;
        const name = nameOf(element, document);
        // Without a name, regions and forms aren't landmarks.
        if (!name && (role === "region" || role === "form")) continue;
        const other = seen.find((one) => (name && one.name ? one.name === name : one.role === role));
        if (other) this.report(element, `landmarks alike: ${other.role} "${other.name}", ${role} "${name}"`);
        seen.push({ role, name });
      }
    });
  }
}

const plugin: Plugin = {
  name: "plaza",
  rules: { "plaza/input-role": InputRole, "plaza/landmark-names": LandmarkNames },
};

const validator = new HtmlValidate({
  plugins: [plugin],
  extends: ["html-validate:recommended"],
  elements: ["html5"],
  rules: {
    "plaza/input-role": "error",
    "plaza/landmark-names": "error",
    // React writes attributes in property case, `async=""`, `<br/>`, and ids with underscores.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // VoiceOver recognizes a list without bullets only by its role.
    "no-redundant-role": "off",
    // React preloads images with imagesrcset instead of href, which the rule doesn't know.
    "element-required-attributes": "off",
    // For values that depend on data: a share, a blurred picture.
    "no-inline-style": "off",
    // Vendors' titles may exceed 70 characters.
    "long-title": "off",
  },
});

export async function findMarkupFaults(html: string): Promise<string> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return faults
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)
    .join("\n");
}

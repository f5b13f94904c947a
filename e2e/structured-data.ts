type Entry = Record<string, unknown>;

/** Properties that Google's rich results documentation requires per type, as paths into the entry. */
const required: Record<string, readonly string[]> = {
  Product: ["name", "image.0", "description", "offers.price", "offers.priceCurrency", "offers.availability"],
  Service: ["name", "image.0", "provider.name", "areaServed", "offers.price", "offers.priceCurrency"],
  RealEstateListing: [
    "name",
    "url",
    "image.0",
    "datePosted",
    "offers.price",
    "offers.priceCurrency",
    "contentLocation.address.addressRegion",
  ],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "hiringOrganization.name",
    "employmentType",
    "identifier.value",
    "directApply",
  ],
  BreadcrumbList: ["itemListElement.0.name", "itemListElement.0.position", "itemListElement.0.item"],
  Organization: ["name", "url"],
  WebSite: ["name", "url", "potentialAction.target.urlTemplate", "potentialAction.query-input"],
  LocalBusiness: ["name", "url", "address.addressRegion"],
};

function at(entry: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Entry | undefined)?.[key], entry);
}

export function structuredDataFaults(entries: Entry[], expected: readonly string[]): string[] {
  const types = entries.map((entry) => String(entry["@type"]));
  const faults = expected
    .filter((type) => !types.includes(type))
    .map((type) => `no ${type}, only ${types.join(", ")}`);
  for (const entry of entries) {
    const type = String(entry["@type"]);
    if (entry["@context"] !== "https://schema.org") faults.push(`${type}: no context`);
    const paths = required[type];
    if (!paths) faults.push(`${type}: a type nobody expects`);
    for (const path of paths ?? []) {
      const value = at(entry, path);
      if (value === undefined || value === null || value === "") faults.push(`${type}: no ${path}`);
    }
    for (const [, address] of JSON.stringify(entry).matchAll(/"(?:url|item|image|logo)":"([^"]+)"/g)) {
      if (!/^https?:\/\//.test(address ?? "")) faults.push(`${type}: ${address} is not absolute`);
    }
    if (type === "JobPosting" && !entry.jobLocation && !entry.applicantLocationRequirements) {
      faults.push("JobPosting: neither jobLocation nor applicantLocationRequirements");
    }
    if (type === "BreadcrumbList") {
      const positions = (entry.itemListElement as Entry[]).map(({ position }) => position);
      if (positions.some((position, index) => position !== index + 1))
        faults.push("BreadcrumbList: positions");
    }
  }
  return faults;
}

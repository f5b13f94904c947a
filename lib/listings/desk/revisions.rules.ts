import type { z } from "zod";
import { formatPrice } from "@/lib/shared/money";
import { isSamePictures, describePhotos, type Content } from "../offer/content.rules";
import { listingFacts } from "../offer/facts.rules";
import { categoryNames } from "../rules";
import type { fieldChangeSchema } from "./revisions.schema";

export type FieldChangeDto = z.output<typeof fieldChangeSchema>;

type Version = { content: Content; location: string; pictures: readonly string[] };

function factsOfSide({ content }: Version) {
  const { category, details, priceCents } = content;
  const facts = listingFacts({ category, details, price: priceCents / 100 });
  return new Map(facts.map(({ name, label, value }) => [name, { label, value }]));
}

export function fieldChanges(before: Version, after: Version): FieldChangeDto[] {
  const plain = (field: string, label: string, read: (side: Version) => string): FieldChangeDto => ({
    field,
    label,
    before: read(before),
    after: read(after),
  });
  const [old, now] = [factsOfSide(before), factsOfSide(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changes = [
    plain("category", "Category", ({ content }) => categoryNames[content.category]),
    plain("title", "Title", ({ content }) => content.title),
    plain("description", "Description", ({ content }) => content.description),
    plain("price", "Price", ({ content }) => formatPrice(content.priceCents / 100)),
    plain("location", "Location", ({ location }) => location),
    ...names
      .filter((name) => name !== "pricePerArea")
      .map((name) => ({
        field: `details.${name}`,
        label: old.get(name)?.label ?? now.get(name)?.label ?? name,
        before: old.get(name)?.value ?? "",
        after: now.get(name)?.value ?? "",
      })),
  ].filter((change) => change.before !== change.after);
  if (isSamePictures(before.content, after.content)) return changes;
  const words = ({ content }: Version) => describePhotos(content.images.map((id) => content.alts[id] ?? ""));
  const images = { before: [...before.pictures], after: [...after.pictures] };
  return [...changes, { ...plain("images", "Photos", words), images }];
}

import { endpoint } from "@/lib/shared/endpoint";

export const recoverImage = endpoint({
  method: "GET",
  path: "/api/image-recovery",
  summary:
    "Get one of this site’s own images as a data URL, from another size if the one you ask for is missing",
  access: "any",
  scope: "any",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.recoveryQuerySchema, response: s.recoverySchema };
  },
});

export const getImage = endpoint({
  method: "GET",
  path: "/images/{file}",
  summary: "Get one size of an image: AVIF where accepted, the next larger size if it’s missing",
  access: "any",
  scope: "any",
  response: "stream",
  media: ["image/avif", "image/webp"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).imageParamsSchema }),
});

import { endpoint } from "@/lib/shared/endpoint";

export const recoverImage = endpoint({
  method: "GET",
  path: "/api/image-recovery",
  summary:
    "One of the site's own pictures as a data address, from another variant when the asked one is missing",
  access: "any",
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.recoveryQuerySchema, response: s.recoverySchema };
  },
});

export const getImage = endpoint({
  method: "GET",
  path: "/images/{file}",
  summary: "One variant of a picture, as AVIF for those who take it, the next larger one when it is missing",
  access: "any",
  response: "stream",
  schemas: async () => ({ params: (await import("./schema")).imageParamsSchema }),
});

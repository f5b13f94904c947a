import { endpoint } from "@/lib/shared/endpoint";

export const countPress = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/presses",
  summary:
    "'Apply' was pressed where it leads to the employer's site or mail: counted once for each page view, and not for the poster",
  access: "optional",
  status: 204,
  schemas: async () => {
    const s = await import("./presses.schema");
    return { params: s.jobParamsSchema, body: s.pressSchema };
  },
});

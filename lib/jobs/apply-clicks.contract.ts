import { endpoint } from "@/lib/shared/endpoint";

export const countPress = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/presses",
  summary:
    "Record that someone went to the employer’s site or email to apply. Counts once per page view, never for the employer.",
  access: "optional",
  status: 204,
  schemas: async () => {
    const s = await import("./apply-clicks.schema");
    return { params: s.jobParamsSchema, body: s.pressSchema };
  },
});

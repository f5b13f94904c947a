import { apiSections, type ApiDocument } from "./openapi.rules";

const document: ApiDocument = {
  paths: {
    "/api/listings/{id}": {
      patch: {
        operationId: "updateListing",
        tags: ["listings"],
        summary: "Changes a listing",
        description: "Vendors.",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
          { name: "sort", in: "query", description: "The order", schema: { enum: ["asc", "desc"] } },
        ],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Edit" } } } },
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Listings" } } } },
          404: {},
          409: {},
          default: {},
        },
      },
    },
    "/api/logout": { post: { tags: ["auth"], responses: { 204: {} } } },
  },
  components: {
    schemas: {
      Edit: {
        type: "object",
        required: ["title"],
        properties: {
          title: { type: "string", description: "The title" },
          tags: { type: "array", items: { type: "string" } },
          price: { anyOf: [{ type: "number" }, { type: "null" }] },
        },
      },
      Listings: {
        type: "array",
        items: {
          properties: {
            id: { type: "string" },
            vendor: { properties: { name: { type: "string" }, place: { properties: { city: {} } } } },
          },
        },
      },
    },
  },
};

test("groups a document by noun, with the parameters and answer of each operation", () => {
  expect(apiSections(document)).toEqual([
    {
      noun: "listings",
      operations: [
        {
          id: "updateListing",
          method: "PATCH",
          path: "/api/listings/{id}",
          summary: "Changes a listing",
          access: "Vendors.",
          fields: [
            { name: "id", place: "path", required: true, type: "string (uuid)", text: "" },
            { name: "sort", place: "query", required: false, type: '"asc" | "desc"', text: "The order" },
            { name: "title", place: "body", required: true, type: "string", text: "The title" },
            { name: "tags", place: "body", required: false, type: "list of string", text: "" },
            { name: "price", place: "body", required: false, type: "number | null", text: "" },
          ],
          answer: { status: "200", type: "list of { id, vendor: { name, place: object } }" },
          refusals: ["404", "409"],
        },
      ],
    },
    {
      noun: "auth",
      operations: [
        {
          id: "post-/api/logout",
          method: "POST",
          path: "/api/logout",
          summary: "",
          access: "",
          fields: [],
          answer: { status: "204", type: "no JSON" },
          refusals: [],
        },
      ],
    },
  ]);
});

test("shows the media types of bodies other than JSON", () => {
  const requestBody = { content: { "text/plain": {} } };
  const responses = { 200: { content: { "image/avif": {}, "image/webp": {} } }, 429: { content: {} } };
  const [section] = apiSections({ paths: { "/api/pictures": { post: { requestBody, responses } } } });
  expect(section?.operations[0]).toMatchObject({
    fields: [{ name: "(whole body)", place: "body", required: false, type: "text/plain" }],
    answer: { status: "200", type: "image/avif | image/webp" },
  });
});

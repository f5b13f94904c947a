import compileContract from "./contract-loader.mjs";

const contract = `
import { endpoint } from "@/lib/shared/endpoint";
import type { Card } from "./schema";
export type Cards = Card[];
export const limit = 24;
export const addCard = endpoint({
  method: "POST",
  path: "/api/cards/{id}",
  summary: "Add a card",
  access: "member",
  scope: "cards:write",
  refuses: ["not_found"],
  idempotent: true,
  schemas: async () => ({ body: (await import("./schema")).cardSchema }),
});
`;

test("keeps what the browser reads of an endpoint, and exports that are no endpoints", () => {
  expect(compileContract(contract).replaceAll(/\s+/g, " ").trim()).toBe(
    'import { endpoint } from "@/lib/shared/endpoint"; export const limit = 24; ' +
      'export const addCard = /*#__PURE__*/ endpoint({ method: "POST", path: "/api/cards/{id}", access: "member", idempotent: true });',
  );
});

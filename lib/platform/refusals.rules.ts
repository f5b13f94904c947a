import { errorStatus, type ErrorCode } from "@/lib/shared/app-error";
import type { Endpoint, EndpointSchemas } from "@/lib/shared/endpoint";
import { publicReads } from "./public-pages.rules";

const firstRefusal = 400;
const lastRefusal = 429;

export function isRefusal(code: ErrorCode): boolean {
  return errorStatus[code] >= firstRefusal && errorStatus[code] <= lastRefusal;
}

function codesOfBody(
  { method, body }: Pick<Endpoint, "method" | "body">,
  schemas: EndpointSchemas,
): ErrorCode[] {
  if (body !== undefined) return ["too_slow"];
  if (schemas.body) return ["bad_request", "too_slow", "too_large", "wrong_type", "rule_broken"];
  return method === "GET" ? [] : ["wrong_type"];
}

function codesOfAccess({ access, method, origin, credentials }: Endpoint): ErrorCode[] {
  const isOpen = access === "any" || access === "optional" || access === "cookie";
  return [
    ...(access !== "any" || credentials ? (["not_signed_in"] as const) : []),
    // Admins without a required second step get 403 wherever a sign-in is required.
    ...(!isOpen || (method !== "GET" && origin !== "none") ? (["forbidden"] as const) : []),
  ];
}

function isAddressLimited({ method, path }: Endpoint): boolean {
  const address = path.replace(/\{(\w+)\}/g, "$1");
  return method === "GET" && publicReads.some((read) => read.path.test(address));
}

/**
 * Codes from 400 to 429, ordered by status: those implied by the endpoint's declaration and those its handler throws.
 */
export function refusalsOf(endpoint: Endpoint, schemas: EndpointSchemas): ErrorCode[] {
  const { idempotent, ifMatch, refuses = [] } = endpoint;
  const codes = new Set<ErrorCode>([
    ...(schemas.params || schemas.query ? (["bad_request"] as const) : []),
    ...(isAddressLimited(endpoint) ? (["address_too_long"] as const) : []),
    ...codesOfBody(endpoint, schemas),
    ...codesOfAccess(endpoint),
    ...(idempotent ? (["bad_request", "rule_broken"] as const) : []),
    ...(ifMatch ? (["bad_request", "conflict"] as const) : []),
    ...refuses,
    "too_many",
  ]);
  return [...codes].filter(isRefusal).sort((a, b) => errorStatus[a] - errorStatus[b]);
}

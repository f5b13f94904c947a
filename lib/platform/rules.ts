import * as auth from "@/lib/auth/contract";
import * as listings from "@/lib/listings/contract";
import type { Endpoint } from "@/lib/shared/endpoint";
import * as users from "@/lib/users/contract";
import * as platform from "./contract";

/** Every declared endpoint by name of its noun: behind the OpenAPI document and the tests that walk all of them. */
export const endpointsByNoun: Record<string, Record<string, Endpoint>> = { auth, users, listings, platform };

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByNoun).flatMap((noun) =>
  Object.values(noun),
);

import type { z } from "zod";
import type { ErrorCode } from "./app-error";
import type { Scope } from "./scopes";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call: `any` nobody asks; `optional` anyone, but the handler learns who asks; `cookie` the session cookie
 * alone, a Bearer beside it is ignored; `member` any signed-in user; the rest by role, `seller` is vendor or admin.
 */
export type Access = "any" | "optional" | "cookie" | "member" | "customer" | "vendor" | "seller" | "admin";

export type EndpointSchemas = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
  /** What the answer says beside its body. */
  headers?: Readonly<Record<string, ResponseHeader>>;
};

type ResponseHeader = { description: string; schema: { type: "string" | "integer"; enum?: string[] } };

/** How the body arrives, JSON unless said otherwise; `bodyMedia` is the media type of one that the handler reads itself. */
type RequestBodyKind = { body?: "multipart"; bodyMedia?: undefined } | { body: "raw"; bodyMedia: string };

/** What the answer is, JSON unless said otherwise; `media` are the media types that it may have. */
type ResponseKind =
  | { response?: "redirect"; media?: undefined }
  | { response: "stream" | "text"; media: readonly [string, ...string[]] };

type EndpointOptions<S extends EndpointSchemas> = {
  method: Method;
  /** As documented, with `{name}` for parameters: `/api/listings/{id}`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Permission that admits an API key, `any` for every key; without it keys are refused with 403. */
  scope?: Scope | "any";
  /** Requires an approved vendor (403 otherwise); 'or_suspended' also admits suspended ones. Admins pass. */
  approved?: true | "or_suspended";
  /** What the handler itself asks for (401 without) where `access` lets anybody in. */
  credentials?: readonly ("session" | "bearer")[];
  /** A page of a list: the next one is in Link, the total in X-Total-Count. */
  paged?: true;
  /** An edit of what was read: what If-Match names, in quotes, as the body does under the same name. */
  ifMatch?: "version" | "updatedAt";
  /** Codes that the handler's own code throws; those that follow from this object are not repeated here. */
  refuses?: readonly ErrorCode[];
  /** Success status, 200 unless said otherwise, 303 for a redirect. */
  status?: 201 | 202 | 204;
  /** Maximum body size in bytes; default 32 KB. */
  maxBytes?: number;
  /** Maximum number of values in a JSON body; default 2,000. */
  maxNodes?: number;
  /** `none` switches the Origin check off: only for Bearer without a cookie and for signed webhooks. */
  origin?: "none";
  /** Signed out it tells everybody the same, of what is announced when it changes: a replica of the database may answer. */
  replica?: true;
  /** Asked every few seconds by machines: its answers are not worth a line in the log. */
  quiet?: true;
  /** Signs somebody in: the browser names its time zone. */
  signsIn?: true;
  /** Pages poll this endpoint, so it doesn't keep a session alive. */
  background?: true;
  /** Creates something: the same Idempotency-Key returns the first answer. */
  idempotent?: true;
  /** Schemas are loaded on use, so that a browser bundle with this endpoint holds no zod. */
  schemas: () => Promise<S>;
};

export type Endpoint<S extends EndpointSchemas = EndpointSchemas> = EndpointOptions<S> &
  RequestBodyKind &
  ResponseKind;

/** Declares an endpoint; handlers, the browser client, the OpenAPI document and tests all read this one object. */
export function endpoint<S extends EndpointSchemas, const A extends Access>(
  declaration: Endpoint<S> & { access: A },
): Endpoint<S> & { access: A } {
  return declaration;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after parsing. */
export type Parsed<S extends EndpointSchemas> = {
  params: Out<S["params"]>;
  query: Out<S["query"]>;
  body: Out<S["body"]>;
};

/** What a handler returns before the response schema parses it. */
export type Answer<S extends EndpointSchemas> = S extends { response: z.ZodType }
  ? z.input<S["response"]>
  : void;

/** What a caller gets. */
export type Result<E> =
  E extends Endpoint<infer S>
    ? S extends { response: z.ZodType }
      ? z.output<S["response"]>
      : undefined
    : never;

type Field<K extends string, T> = T extends z.ZodType
  ? undefined extends In<T>
    ? { [P in K]?: In<T> }
    : Partial<In<T>> extends In<T>
      ? { [P in K]?: In<T> }
      : { [P in K]: In<T> }
  : unknown;

/** What a caller passes. */
export type Input<E> =
  E extends Endpoint<infer S>
    ? Field<"params", S["params"]> & Field<"query", S["query"]> & Field<"body", S["body"]>
    : never;

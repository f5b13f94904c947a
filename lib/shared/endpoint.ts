import type { z } from "zod";
import type { ErrorCode } from "./app-error";
import type { Permission } from "./permissions";
import type { Scope } from "./scopes";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * `any`: no authentication. `optional`: anyone, but the handler gets the viewer. `cookie`: session cookie only; a
 * Bearer token with it is ignored. `member`: any signed-in user. `seller`: vendor or admin.
 */
export type Access = "any" | "optional" | "cookie" | "member" | "customer" | "vendor" | "seller" | "admin";

export type EndpointSchemas = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
  headers?: Readonly<Record<string, ResponseHeader>>;
};

type ResponseHeader = { description: string; schema: { type: "string" | "integer"; enum?: string[] } };

type RequestBodyKind = { body?: "multipart"; bodyMedia?: undefined } | { body: "raw"; bodyMedia: string };

type ResponseKind =
  | { response?: "redirect"; media?: undefined }
  | { response: "stream" | "text"; media: readonly [string, ...string[]] };

type EndpointOptions<S extends EndpointSchemas> = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  scope?: Scope | "any";
  /** Requires an approved vendor (else 403); 'or_suspended' also admits suspended ones. Admins pass. */
  approved?: true | "or_suspended";
  /** Permission that a team member needs (else 403); checked again in every transaction of the request. */
  permission?: Permission;
  /** Credentials the handler itself requires (else 401) although `access` is open. */
  credentials?: readonly ("session" | "bearer")[];
  paged?: true;
  /** Field whose value If-Match carries in quotes; the body may carry it too. */
  ifMatch?: "version" | "updatedAt";
  refuses?: readonly ErrorCode[];
  status?: 201 | 202 | 204;
  /** In bytes; default 32 KB. */
  maxBytes?: number;
  maxNodes?: number;
  /** `none` turns off the CSRF check; only for Bearer without a cookie and for signed webhooks. */
  origin?: "none";
  /** Identical for everyone signed out, and every change is announced: may be read from the replica. */
  replica?: true;
  quiet?: true;
  signsIn?: true;
  background?: true;
  idempotent?: true;
  /** Loaded on use, so that client bundles with this endpoint don't include zod. */
  schemas: () => Promise<S>;
};

export type Endpoint<S extends EndpointSchemas = EndpointSchemas> = EndpointOptions<S> &
  RequestBodyKind &
  ResponseKind;

export function endpoint<S extends EndpointSchemas, const A extends Access>(
  declaration: Endpoint<S> & { access: A },
): Endpoint<S> & { access: A } {
  return declaration;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParsedInput<S extends EndpointSchemas> = {
  params: Out<S["params"]>;
  query: Out<S["query"]>;
  body: Out<S["body"]>;
};

export type Answer<S extends EndpointSchemas> = S extends { response: z.ZodType }
  ? z.input<S["response"]>
  : void;

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

export type Input<E> =
  E extends Endpoint<infer S>
    ? Field<"params", S["params"]> & Field<"query", S["query"]> & Field<"body", S["body"]>
    : never;

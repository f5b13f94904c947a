export const errorStatus = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  address_too_long: 414,
  wrong_type: 415,
  rule_broken: 422,
  too_many: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type ErrorBody = { error: string; code: string; fields?: Record<string, string> };

type Options = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The message may be shown to the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) };
  }
}
